import type { Emit, Seat } from '@orrery/kernel';
import { chartOf } from './chart.ts';
import { dieOf } from './data/index.ts';
import { draw, erase, hasErasable } from './draw.ts';
import type { Event } from './events.ts';
import { ANY, hasLine, wantedNow } from './line.ts';
import { activeSeats, ask, isActive, leftOf } from './seats.ts';
import { allErased, asShape } from './shape.ts';
import { record, type State, skyAt, thisRound } from './state.ts';
import type { Step } from './steps.ts';

/** SK-P12, SK-P10: a natural stop; or the window in which STOP may be called; or, too early for it, the next roll. */
export const beforeRoll: Step = (s, _chance, emit) => {
  s.face = null;
  const active = activeSeats(s);
  if (s.rolls >= s.options.maxRolls || !active.some((seat) => hasLine(s, seat, ANY))) {
    record(s, { stop: { by: null } });
    emit?.({ t: 'stopCalled', seat: null, asked: [] });
    return 'shows';
  }
  if (s.lineRolls < s.options.stopMinLines) return 'roll';
  s.phase = 'window';
  ask(s, active);
  emit?.({ t: 'windowOpened', asked: active });
  return null;
};

/** SK-P4: the die is rolled once for all, by each player in turn. */
export const roll: Step = (s, chance, emit) => {
  const { faces } = dieOf(s.options);
  const face = faces[chance.int(faces.length, 'roll')]!;
  const roller = s.roller;
  s.phase = 'act';
  s.face = face;
  s.rolls++;
  if (face !== 'erase') s.lineRolls++;
  s.roller = leftOf(s, roller);
  const active = activeSeats(s);
  s.targets = active.length === 0 ? [] : targetsOn(s, face);
  const can = (seat: Seat) => (face === 'erase' ? hasErasable(s, s.targets[seat]!) : hasLine(s, seat, wantedNow(s)));
  const asked = active.filter(can);
  const blocked = face === 'erase' ? [] : active.filter((seat) => !asked.includes(seat));
  ask(s, asked);
  record(s, { rolls: [...thisRound(s).rolls, { roller, face, blocked }] });
  if (emit !== null) {
    const targets = s.targets.map((target) => (target < 0 ? null : target));
    emit({ t: 'rolled', roller, face, roll: s.rolls, asked, targets, next: s.roller });
    for (const seat of blocked) emit({ t: 'blocked', seat, face });
    if (face === 'erase') for (const seat of asked) lend(s, seat, emit);
  }
  return asked.length === 0 ? 'acts' : null;
};

function targetsOn(s: State, face: string): number[] {
  if (face !== 'erase') return [];
  return Array.from({ length: s.n }, (_, seat) => (isActive(s, seat) ? leftOf(s, seat) : -1));
}

/** SK-P9: the eraser may look at the sky of the seat to its left, for this step. */
function lend(s: State, seat: Seat, emit: NonNullable<Emit<Event>>): void {
  const owner = s.targets[seat]!;
  const { current } = skyAt(s, owner);
  const drawing = current === null ? null : asShape(chartOf(s.options), current);
  emit({ t: 'lent', seat, owner, drawing, erased: allErased(s, owner) });
}

/** SK-P5: all at once; the order cannot matter. */
export const acts: Step = (s, _chance, emit) => {
  for (const seat of s.asked) {
    const answer = s.pending[seat];
    if (answer?.t === 'line') draw(s, seat, { from: answer.from, to: answer.to, roll: s.rolls }, emit);
    else if (answer?.t === 'erase') erase(s, seat, s.targets[seat]!, answer.star, emit);
  }
  s.targets = [];
  ask(s, []);
  return 'beforeRoll';
};
