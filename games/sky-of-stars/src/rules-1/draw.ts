import type { Emit, Seat } from '@orrery/kernel';
import { chartOf, starId } from './chart.ts';
import type { Event } from './events.ts';
import { type Constellation, ERASED, HIDDEN, type Line, type State, skyAt, USED } from './state.ts';

/** SK-P3: not in any constellation of this sky and not erased. */
export function isFree(s: State, seat: Seat, star: number): boolean {
  return skyAt(s, seat).marks[star] === 0;
}

export function hasFree(s: State, seat: Seat): boolean {
  return skyAt(s, seat).marks.includes(0);
}

/** SK-P9: may this star be crossed out? With `eraseTarget: any` used ones too. */
export function isErasable(s: State, seat: Seat, star: number): boolean {
  const mark = skyAt(s, seat).marks[star]!;
  return (mark & ERASED) === 0 && (s.options.eraseTarget === 'any' || (mark & USED) === 0);
}

export function hasErasable(s: State, seat: Seat): boolean {
  return skyAt(s, seat).marks.some((_, star) => isErasable(s, seat, star));
}

/** SK-P3: the star is the constellation of this round, so far without lines. */
export function begin(s: State, seat: Seat, star: number, emit: Emit<Event>): void {
  const sky = skyAt(s, seat);
  sky.current = { round: s.round, stars: [star], lines: [], seen: HIDDEN };
  sky.marks[star] = s.round;
  if (emit === null) return;
  const open = s.options.skies === 'open';
  emit({ t: 'startChosen', seat, star: starId(chartOf(s.options), star), open });
}

/** Draws a legal line; `roll` 0 is the last one. */
export function draw(s: State, seat: Seat, line: Line, emit: Emit<Event>): void {
  const sky = skyAt(s, seat);
  const { round, stars, lines, seen } = sky.current as Constellation;
  const isNew = sky.marks[line.to] === 0;
  sky.current = { round, stars: isNew ? [...stars, line.to] : stars, lines: [...lines, line], seen };
  if (isNew) sky.marks[line.to] = round;
  if (emit === null) return;
  const chart = chartOf(s.options);
  emit({
    t: line.roll === 0 ? 'lastLine' : 'lineDrawn',
    seat,
    from: starId(chart, line.from),
    to: starId(chart, line.to),
    roll: line.roll === 0 ? 'last' : line.roll,
    open: s.options.skies === 'open',
  });
}

/** SK-P9: crosses a star out for good; lines already drawn stay. */
export function erase(s: State, by: Seat, owner: Seat, star: number, emit: Emit<Event>): void {
  const sky = skyAt(s, owner);
  const { round, rolls: roll } = s;
  sky.erased = [...sky.erased, { star, by, round, roll }];
  sky.marks[star]! |= ERASED;
  const open = s.options.skies === 'open';
  emit?.({ t: 'erased', by, owner, star: starId(chartOf(s.options), star), round, roll, open });
}
