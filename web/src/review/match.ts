import { BrokenLog, type Kind, type MatchFile, MatchReader, type Seat } from '@orrery/kernel';
import type { ComingHere, SeatFact } from '../play/feed.ts';
import { type GameKit, loadKit } from '../play/kit.ts';

/** A finished match that somebody watches again, wherever it came from. */
export interface ReviewedMatch {
  readonly file: MatchFile;
  readonly kit: GameKit<Kind>;
  readonly reader: MatchReader<Kind>;
  readonly seats: readonly SeatFact[];
  /** Who came to them and went. */
  readonly comings: readonly ComingHere[];
  /** The seats of whoever watches. */
  readonly own: readonly Seat[];
  /** By which anybody watches it; null: it is on this device only. */
  readonly link: string | null;
}

export type Opened =
  | { readonly ok: true; readonly match: ReviewedMatch }
  | { readonly ok: false; readonly code: string };

/** Reads a match file by the rules it was played by. */
export async function openMatch(
  file: MatchFile,
  { seats, own, link }: Pick<ReviewedMatch, 'seats' | 'own' | 'link'>,
): Promise<Opened> {
  const { game, rules } = file.head;
  const kit = await loadKit(game, rules);
  if (kit === null) return { ok: false, code: 'NO_SUCH_GAME' };
  if (kit.game.rules !== rules) return { ok: false, code: 'OLD_RULES' };
  try {
    const reader = new MatchReader(kit.game, file);
    return { ok: true, match: { file, kit, reader, seats, comings: comingsOf(file), own, link } };
  } catch (error) {
    if (error instanceof BrokenLog) return { ok: false, code: 'BROKEN_MATCH' };
    throw error;
  }
}

/** What was written down by other people says nobody is "you". */
const comingsOf = ({ comings = [] }: MatchFile): readonly ComingHere[] =>
  comings.map((coming, no) => ({ ...coming, no, mine: false }));

/** The options it was played with, as its game reads them. */
export function optionsOf({ kit, file }: Pick<ReviewedMatch, 'kit' | 'file'>): object {
  const read = kit.game.readOptions(file.head.options, file.head.seats);
  return read.ok ? read.value : file.head.options;
}
