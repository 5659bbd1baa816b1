import { type Chance, type Seat, shuffle } from '@orrery/kernel';
import type { Chart } from '../chart.ts';
import { type Constellation, ERASED, HIDDEN, type Line, ORDER, SHAPE, type SkyState } from '../state.ts';
import type { DrawingSeen, View } from '../view-kind.ts';

/** Lays out what is seen of a sky; of the erasures only those whose star is known. */
export function layKnown(v: View, chart: Chart, seat: Seat, sky: SkyState, chance: Chance): void {
  const { draws, sky: seen } = v.players[seat]!;
  for (const drawing of seen.drawings) {
    const shown = shownSoFar(v, seat, drawing);
    const one = inOrder(chart, drawing, shown, chance);
    for (const star of one.stars) sky.marks[star] = one.round;
    if (draws && one.round === v.round) sky.current = one;
    else sky.done = [...sky.done, one];
  }
  for (const { star } of seen.erased) if (star !== null) sky.marks[chart.numberOf.get(star)!]! |= ERASED;
  const firstUnseen = seen.erased.findIndex(
    ({ star, round }) => star === null || (round === v.round && !hasBegun(v, seat) && v.phase !== 'over'),
  );
  sky.erasedShown = firstUnseen < 0 ? seen.erased.length : firstUnseen;
}

/** Has this seat begun to show in this round? */
function hasBegun(v: View, seat: Seat): boolean {
  const last = v.open.at(-1);
  const begun = last === undefined ? v.showOrder : v.showOrder.slice(0, v.showOrder.indexOf(last) + 1);
  return begun.includes(seat);
}

function shownSoFar(v: View, seat: Seat, { round }: DrawingSeen): number {
  if (v.rounds[round - 1]!.shows.some(({ owner }) => owner === seat)) return ORDER;
  return round < v.round || hasBegun(v, seat) ? SHAPE : HIDDEN;
}

/** A drawing of which only the shape is known could have grown in many ways: any one of them. */
function inOrder(chart: Chart, drawing: DrawingSeen, seen: number, chance: Chance): Constellation {
  const number = (id: string) => chart.numberOf.get(id)!;
  const { round, start } = drawing;
  const stars = drawing.stars.map(number);
  const lines = drawing.lines.map(({ from, to, roll }) => ({
    from: number(from),
    to: number(to),
    roll: roll === 'last' ? 0 : (roll ?? 0),
  }));
  return start === null ? regrow(round, stars, lines, seen, chance) : { round, stars, lines, seen };
}

function regrow(
  round: number,
  stars: readonly number[],
  shape: readonly Line[],
  seen: number,
  chance: Chance,
): Constellation {
  const grown = [stars[chance.int(stars.length, 'start')]!];
  const lines: Line[] = [];
  const left = shuffle([...shape], chance, 'lines');
  while (left.length > 0) {
    const at = left.findIndex(({ from, to }) => grown.includes(from) || grown.includes(to));
    const [line] = left.splice(at, 1);
    const { from, to } = line!;
    const forth = grown.includes(from);
    lines.push({ from: forth ? from : to, to: forth ? to : from, roll: lines.length + 1 });
    for (const star of [from, to]) if (!grown.includes(star)) grown.push(star);
  }
  return { round, stars: grown, lines, seen };
}
