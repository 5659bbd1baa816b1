import type { Dice, Kind } from '@orrery/kernel';
import { openChances, type Told } from './chances.ts';
import type { DrawnAnew } from './drawn-anew.ts';
import type { LuckAt, SeatLuck } from './kind.ts';
import { Sample } from './sample.ts';

/** How often a moment is drawn anew, and how often each of these is looked at. */
export interface Draws {
  readonly worlds: number;
  readonly looks: number;
}

/** A moment that may have brought luck. */
export interface LuckyMoment<K extends Kind> {
  readonly moment: number;
  /** What it led to. */
  readonly after: K['state'];
  /** Its open chances, as they were estimated. */
  readonly open: Sample;
  /** The same moment once more, all that nobody could know before it drawn anew. */
  again(dice: Dice): K['state'];
}

/**
 * The luck of a moment at which something drawn is seen (not where it was shuffled): open chances after it, less the mean over
 * the same moment drawn anew.
 */
export function luckAt<K extends Kind>(
  told: Told<K>,
  { moment, open, again }: LuckyMoment<K>,
  { worlds, looks }: Draws,
  dice: Dice,
  anew: DrawnAnew,
): LuckAt {
  const { seats } = told;
  const between = new Sample(seats);
  const within = new Sample(seats);
  const doubts = new Float64Array(seats);
  const drawn: number[][] = [];
  while (between.size < worlds) {
    const sample = openChances(told, again(dice), looks, dice);
    drawn.push(sample.all);
    between.add(sample.all);
    for (const seat of doubts.keys()) doubts[seat] = sample.doubt(seat);
    within.add(doubts);
  }
  const all = [...doubts.keys()];
  // What of their spread is only in the looking is not there.
  const spread = all.map((seat) => between.variance(seat) - within.mean(seat));
  const doubt = all.map((seat) => between.doubt(seat) + open.doubt(seat));
  const looking = all.map((seat) => within.mean(seat) / worlds + open.doubt(seat));
  anew.add(drawn, open.all, { spread, doubt, looking });
  return { moment, points: all.map((seat) => open.mean(seat) - between.mean(seat)), spread, doubt };
}

/** As often a moment is drawn anew to see whether it comes out differently at all. */
const tries = 6;

/** May this moment have come out differently, for anybody who sees anything of it? */
export function isDrawn<K extends Kind>({ game }: Told<K>, { after, again }: LuckyMoment<K>, dice: Dice): boolean {
  if (game.redraw === undefined) return false;
  const seen = (s: K['state']) => JSON.stringify(game.open?.view(s) ?? game.view(s, 'table'));
  const came = seen(after);
  for (let n = 0; n < tries; n++) if (seen(again(dice)) !== came) return true;
  return false;
}

/** The luck of every seat over a match. */
export function sumOfLuck(luck: readonly LuckAt[], anew: DrawnAnew): SeatLuck[] {
  const sum = (of: (at: LuckAt) => readonly number[], seat: number) => luck.reduce((all, at) => all + of(at)[seat]!, 0);
  return anew.usual().map((usual, seat) => ({
    points: sum(({ points }) => points, seat),
    usual,
    unit: Math.sqrt(
      Math.max(
        0,
        sum(({ spread }) => spread, seat),
      ) + sum(({ doubt }) => doubt, seat),
    ),
  }));
}
