import { type Game, isOfServer, type Kind, type MatchFile, type Verdict, verifyMatch } from '@orrery/kernel';
import type { WebWord } from '../words/en.ts';

/**
 * Whose luck it was. here: this device's alone. ours: the server's and that of people's devices, this one among them. theirs: the
 * same without this one. kept: the server's alone, sealed before the match. late: the same, but this device saw the seal only
 * afterwards. unseen: a server's, and this device knows nothing of how it came about. moved: the match began on the device of
 * who laid the table. recorded: it is a file, and nobody says who saw its luck.
 */
export type Origin = 'here' | 'ours' | 'theirs' | 'kept' | 'late' | 'unseen' | 'moved' | 'recorded';

export type Check = Verdict & {
  readonly origin: Origin;
  /** Was there a server that could have cheated? */
  readonly ofServer: boolean;
};

/** The match played again by the rules, its luck made again, and all held against what this device saw while it was played. */
export function checkMatch<K extends Kind>(game: Game<K>, file: MatchFile, playedHere = true): Check {
  return { ...verifyMatch(game, file), origin: originOf(file, playedHere), ofServer: isOfServer(file) };
}

function originOf({ luck, witness, fromDevice, fromServer }: MatchFile, playedHere: boolean): Origin {
  if (fromDevice && luck === undefined) return 'moved';
  if (witness === undefined && playedHere) return fromServer ? 'unseen' : 'here';
  if (witness === undefined) return 'recorded';
  if (luck !== undefined && luck.seals.length > 0) return witness.opened === null ? 'theirs' : 'ours';
  return witness.early ? 'kept' : 'late';
}

/** What does not hold, in words. At a table of this device there is no server that could have cheated. */
export function problemOf({ fault, problem, ofServer }: Extract<Check, { ok: false }>): {
  readonly word: WebWord;
  readonly values?: { readonly problem: string };
} {
  return fault === 'LOG' || (fault === 'DRAW' && !ofServer)
    ? { word: 'play.unverified', values: { problem } }
    : { word: `play.fault.${fault}` };
}
