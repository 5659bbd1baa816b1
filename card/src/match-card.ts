import type { Ending, Kind, MatchReader, Result, Seat } from '@orrery/kernel';
import type { BoardPicture } from '@orrery/words/room';

/** Who sat where, as a reader of the card calls and knows them. */
export interface CardSeat {
  readonly name: string;
  readonly look: number;
}

/** What a card shows of a match that is over. */
export interface MatchCard {
  readonly game: { readonly id: string; readonly title: string; readonly plate: number };
  readonly seed: string;
  /** When its last move was made, in milliseconds since 1970. */
  readonly ended: number;
  readonly moves: number;
  readonly seats: readonly CardSeat[];
  readonly result: Result;
  readonly ending: Ending;
  /** SVG of the size of `boardBox`; null: the game draws none. */
  readonly board: string | null;
  /** What everybody could count, by moment and seat; `word` as the game's own words say it. */
  readonly line: { readonly word: string; readonly by: readonly (readonly number[])[] } | null;
  /** null: nobody has worked them out. */
  readonly chances: CardChances | null;
  /** The moment from which on the winner was alone in front, by what everybody could count; null: that does not say who won. */
  readonly ahead: number | null;
}

/** What decided a match, as a device has found that has evaluated it. */
export interface CardChances {
  /** By moment, then by seat, 0 to 1, from the setup to the end; allies each have the chance of both. */
  readonly open: readonly (readonly number[])[];
  readonly turns: readonly { readonly moment: number; readonly seat: Seat }[];
  /** Seats from the bottom: the winner first, allies on each other. */
  readonly order: readonly Seat[];
  /** The moments at which a round begins. */
  readonly rounds: readonly number[];
}

export const boardBox = { width: 528, height: 380 } as const;
/** As many moments as a line of a card can show. */
const samples = 64;

interface Told<K extends Kind> {
  readonly game: MatchCard['game'];
  readonly seed: string;
  readonly reader: MatchReader<K>;
  readonly picture: BoardPicture<K> | null;
  /** Each with the identity that was chosen; a game may have colours of its own. */
  readonly seats: readonly CardSeat[];
  /** Only devices evaluate: a server knows of none. */
  readonly chances?: CardChances | null;
}

/** A card of a finished match; null while it is not over: nothing of a running match is on a card. */
export function cardOfMatch<K extends Kind>(told: Told<K>): MatchCard | null {
  const { game, seed, reader, picture, seats, chances = null } = told;
  const { result, ending } = reader;
  if (result === null || ending === null) return null;
  const last = reader.moments.length - 1;
  const worn = wornIn(reader, picture);
  const seen = seats.map((seat, n) => ({ ...seat, look: worn?.[n] ?? seat.look }));
  const looks = seen.map(({ look }) => look);
  return {
    ...{ game, seed, result, ending, chances, seats: seen, moves: last, ended: reader.moments[last]!.at },
    board:
      picture === null
        ? null
        : picture.board(reader.viewAt(fullest(reader, picture), 'open'), {
            ...boardBox,
            looks,
            plate: 'night',
          }),
    ...countedIn(reader, picture),
  };
}

/** Which identity each seat wears where a game has colours of its own; undefined: the one that was chosen. */
export function wornIn<K extends Kind>(
  reader: MatchReader<K>,
  picture: BoardPicture<K> | null,
): readonly number[] | undefined {
  return picture?.looks?.(reader.viewAt(reader.moments.length - 1, 'open'));
}

function fullest<K extends Kind>(reader: MatchReader<K>, { fullness }: BoardPicture<K>): number {
  const last = reader.moments.length - 1;
  if (fullness === undefined) return last;
  let [found, most] = [last, Number.NEGATIVE_INFINITY];
  for (let moment = 0; moment <= last; moment++) {
    const full = fullness(reader.viewAt(moment, 'open'));
    if (full >= most) [found, most] = [moment, full];
  }
  return found;
}

function countedIn<K extends Kind>(
  reader: MatchReader<K>,
  picture: BoardPicture<K> | null,
): Pick<MatchCard, 'line' | 'ahead'> {
  if (picture === null) return { line: null, ahead: null };
  const counted = (moment: number) => picture.line.of(reader.viewAt(moment, 'table'));
  const last = reader.moments.length - 1;
  const count = Math.min(last, samples);
  const by = Array.from({ length: count + 1 }, (_, n) => counted(count === 0 ? 0 : Math.round((n * last) / count)));
  return {
    line: { word: picture.line.word, by },
    ahead: last > mostLooked ? null : aheadFrom(reader.result, last, counted),
  };
}

/** In a longer match it is not looked for: every moment has to be played again for it. */
const mostLooked = 1000;

function aheadFrom(result: Result | null, last: number, counted: (moment: number) => readonly number[]): number | null {
  const places = result?.places ?? [];
  const leads = (points: readonly number[]) => {
    const won = points.filter((_, seat) => places[seat] === 1);
    const lost = points.filter((_, seat) => places[seat] !== 1);
    return won.length > 0 && lost.length > 0 && Math.min(...won) > Math.max(...lost);
  };
  let from = last + 1;
  while (from > 0 && leads(counted(from - 1))) from--;
  return from > last ? null : from;
}
