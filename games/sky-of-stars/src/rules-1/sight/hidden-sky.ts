import { type Chance, type Seat, shuffle } from '@orrery/kernel';
import { type Chart, chartOf, starsOver } from '../chart.ts';
import { begin, draw, hasErasable, hasFree, isErasable } from '../draw.ts';
import { ANY, hasLine, obstacle, someLine, type Wanted, wantedNow } from '../line.ts';
import { ERASED, type State, skyAt } from '../state.ts';
import type { View } from '../view-kind.ts';

/** What everybody knows of a hidden sky, because its owner (or its eraser) is asked now. */
type Need = { readonly t: 'free' | 'erasable' | 'nothing' } | { readonly t: 'line'; readonly wanted: Wanted };

/** Draws what is hidden of a sky: this round's constellation, and which stars were crossed out. */
export function fillHidden(v: View, s: State, seat: Seat, chance: Chance): void {
  const { draws, sky: seen } = v.players[seat]!;
  const sky = skyAt(s, seat);
  const hidesDrawing = draws && sky.current === null;
  const erasures = seen.erased.filter(({ star }) => star === null).length;
  const known = sky.marks.slice();
  const need = needOf(v, s, seat);
  const plan = linesOf(v, s, seat);
  let crossed: number[] | null = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    sky.marks = known.slice();
    if (hidesDrawing) {
      sky.current = null;
      // From the second half on ever shorter drawings, down to a start star alone: how many lines there are nobody sees.
      const length = Math.floor(plan.length * Math.min(1, 2 - (2 * (attempt + 1)) / ATTEMPTS));
      if (!grow(s, seat, plan.slice(0, length), chance)) continue;
    }
    crossed = crossOut(s, seat, erasures, chance);
    if (crossed !== null && fits(s, seat, need)) break;
    crossed = null;
  }
  if (crossed === null) {
    sky.marks = known.slice();
    crossed = lastResort(s, seat, erasures, need, chance);
  }
  const { numberOf } = chartOf(s.options);
  const [...rest] = crossed;
  sky.erased = seen.erased.map(({ star, by, round, roll }) => ({
    star: star === null ? rest.pop()! : numberOf.get(star)!,
    by,
    round,
    roll,
  }));
}

const ATTEMPTS = 24;

function needOf(v: View, s: State, seat: Seat): Need {
  if (v.face === 'erase')
    return { t: v.targets.some((target, by) => target === seat && v.asked.includes(by)) ? 'erasable' : 'nothing' };
  if (!v.asked.includes(seat)) return { t: 'nothing' };
  if (v.phase === 'start') return { t: 'free' };
  return v.phase === 'act' || v.phase === 'last' ? { t: 'line', wanted: wantedNow(s) } : { t: 'nothing' };
}

function fits(s: State, seat: Seat, need: Need): boolean {
  if (need.t === 'line') return hasLine(s, seat, need.wanted);
  if (need.t === 'free') return hasFree(s, seat);
  return need.t === 'nothing' || hasErasable(s, seat);
}

/** The faces this seat has drawn lines on so far in this round, with their rolls. */
function linesOf(v: View, s: State, seat: Seat): { wanted: Wanted; roll: number }[] {
  const { typeNumber } = chartOf(s.options);
  const applied = v.phase === 'act' ? v.rolls - 1 : v.rolls;
  const rolls = (v.rounds.at(-1)?.rolls ?? []).map(({ face, blocked }, i) => ({ face, blocked, roll: i + 1 }));
  return rolls
    .slice(0, applied)
    .filter(({ face, blocked }) => face !== 'erase' && !blocked.includes(seat))
    .map(({ face, roll }) => ({ wanted: typeNumber.get(face) ?? ANY, roll }));
}

/** A constellation as the die allowed it, at random; false where there is not even a star to begin with. */
function grow(s: State, seat: Seat, plan: readonly { wanted: Wanted; roll: number }[], chance: Chance): boolean {
  const free = starsWhere(chartOf(s.options), (star) => skyAt(s, seat).marks[star] === 0);
  if (free.length === 0) return false;
  begin(s, seat, free[chance.int(free.length, 'start')]!, null);
  for (const { wanted, roll } of plan) {
    if (!s.options.mustDraw && chance.int(8, 'pass') === 0) continue;
    const lines: { from: number; to: number }[] = [];
    someLine(s, seat, wanted, (from, to) => {
      lines.push({ from, to });
      return lines.length >= 40;
    });
    const line = lines[chance.int(Math.max(1, lines.length), 'line')];
    if (line !== undefined) draw(s, seat, { ...line, roll }, null);
  }
  return true;
}

/** Crosses out so many stars at random; null where there are not enough. */
function crossOut(s: State, seat: Seat, count: number, chance: Chance, spare: readonly number[] = []): number[] | null {
  const { marks } = skyAt(s, seat);
  const may = starsWhere(chartOf(s.options), (star) => isErasable(s, seat, star) && !spare.includes(star));
  if (may.length < count) return null;
  const stars = shuffle(may, chance, 'erased').slice(0, count);
  for (const star of stars) marks[star]! |= ERASED;
  return stars;
}

/** The least that must be true: a start star with one legal line, the stars it passes over crossed out. */
function lastResort(s: State, seat: Seat, erasures: number, need: Need, chance: Chance): number[] {
  const chart = chartOf(s.options);
  const sky = skyAt(s, seat);
  const known = sky.marks.slice();
  const free = shuffle(
    starsWhere(chart, (star) => known[star] === 0),
    chance,
    'start',
  );
  for (const from of free)
    for (const to of free) {
      const over = blockers(chart, known, from, to);
      if (from === to || over.length > erasures || !over.every((star) => isErasable(s, seat, star))) continue;
      sky.marks = known.slice();
      for (const star of over) sky.marks[star]! |= ERASED;
      begin(s, seat, from, null);
      const wanted = need.t === 'line' ? need.wanted : ANY;
      if (obstacle(s, seat, from, to, wanted) !== null) continue;
      const more = crossOut(s, seat, erasures - over.length, chance, [from, to]);
      if (more !== null) return [...over, ...more];
    }
  throw new Error('no sky fits the view');
}

function blockers(chart: Chart, marks: readonly number[], from: number, to: number): number[] {
  return starsOver(chart, from, to).filter((star) => (marks[star]! & ERASED) === 0);
}

function starsWhere({ size }: Chart, fit: (star: number) => boolean): number[] {
  const found: number[] = [];
  for (let star = 0; star < size; star++) if (fit(star)) found.push(star);
  return found;
}
