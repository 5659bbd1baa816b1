import { type Game, type Kind, type LeftOut, type MatchFile, type Verdict, verifyMatch } from '@orrery/kernel';

/**
 * Whose luck it was. here: this device's alone. ours: the server's and that of people's devices, this one among them. theirs: the
 * same without this one. kept: the server's alone, sealed before the match. late: the same, but this device saw the seal only
 * afterwards. moved: the match began on the device of who laid the table. recorded: it is a file, and nobody says who saw its luck.
 */
export type Origin = 'here' | 'ours' | 'theirs' | 'kept' | 'late' | 'moved' | 'recorded';

export type Check = Verdict & { readonly origin: Origin; readonly names: readonly string[] };

/** The match played again by the rules, its luck made again, and all held against what this device saw while it was played. */
export function checkMatch<K extends Kind>(game: Game<K>, file: MatchFile, playedHere = true): Check {
  return { ...verifyMatch(game, file), origin: originOf(file, playedHere), names: file.names };
}

function originOf({ luck, witness, fromDevice }: MatchFile, playedHere: boolean): Origin {
  if (fromDevice) return 'moved';
  if (witness === undefined) return playedHere ? 'here' : 'recorded';
  if (luck !== undefined && luck.seals.length > 0) return witness.opened === null ? 'theirs' : 'ours';
  return witness.early ? 'kept' : 'late';
}

/** The people in these seats, as the file calls them. */
export function namesOf({ seats }: LeftOut, names: readonly string[]): string {
  return seats.map((seat) => names[seat] ?? `${seat + 1}`).join(', ');
}
