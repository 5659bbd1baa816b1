import type { Chances, TurningPoint } from './kind.ts';

const most = 3;
/** A chance that changes by less decides nothing. */
const least = 0.1;

/** The rounds in which some seat's open chance changed most, at most one a round, in the order of the match. */
export function turningPoints(open: readonly Chances[], roundOf: readonly number[]): TurningPoint[] {
  const rounds = new Map<number, { from: number; to: number }>();
  for (let moment = 1; moment < open.length; moment++) {
    const round = roundOf[moment - 1]!;
    const found = rounds.get(round);
    if (found === undefined) rounds.set(round, { from: moment - 1, to: moment });
    else found.to = moment;
  }
  return [...rounds]
    .map(([round, span]) => ({ point: pointOf(open, round, span), change: changeIn(open, span) }))
    .filter(({ change }) => change >= least)
    .sort((a, b) => b.change - a.change)
    .slice(0, most)
    .map(({ point }) => point)
    .sort((a, b) => a.moment - b.moment);
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const gains = (open: readonly Chances[], { from, to }: Span) =>
  open[to]!.map((chance, seat) => chance - open[from]![seat]!);

const changeIn = (open: readonly Chances[], span: Span) => Math.max(...gains(open, span).map(Math.abs));

/** The sign goes to who gained; the moment is the one that brought them most. */
function pointOf(open: readonly Chances[], round: number, span: Span): TurningPoint {
  const gained = gains(open, span);
  const seat = gained.indexOf(Math.max(...gained));
  let moment = span.from + 1;
  const step = (at: number) => open[at]![seat]! - open[at - 1]![seat]!;
  for (let at = moment + 1; at <= span.to; at++) if (step(at) > step(moment)) moment = at;
  return { round, moment, seat, from: open[span.from]![seat]!, to: open[span.to]![seat]! };
}
