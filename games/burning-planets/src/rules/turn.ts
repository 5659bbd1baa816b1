import type { Chance, Emit, Seat } from '@orrery/kernel';
import { endByScore } from './end.ts';
import type { Event } from './events.ts';
import { goOut } from './out.ts';
import { planetsOwned, TALLIES } from './planets.ts';
import { NOBODY, NONE, type State } from './state.ts';
import { bagAt, catastropheOf, tablesOf } from './tables.ts';
import { DRILL, FURNACE, HABITAT, MOUNTAIN, SPACEPORT } from './things.ts';

/** BP-E7, BP-E8. */
const QUIET_ROUNDS = 20;
const LAST_ROUND = 300;

/** BP-P2: phases 1 and 2 run by themselves. */
export function beginTurn(s: State, seat: Seat, chance: Chance, emit: Emit<Event>): void {
  s.toAct = seat;
  s.phase = 'structures';
  s.active = NONE;
  s.roll = 0;
  s.spoken.fill(0);
  for (let planet = 0; planet < s.owner.length; planet++) {
    if (s.owner[planet] !== seat) continue;
    s.built[planet] = 0;
    s.felled[planet] = 0;
  }
  for (let row = 0; row < s.uKind.length; row++) {
    if (s.uSeat[row] !== seat) continue;
    s.uUsed[row] = 0;
    s.uMarks[row] = 0;
  }
  emit?.({ t: 'turnBegan', seat, round: s.round });
  if (s.options.events === 'on') {
    s.roll = 1 + chance.int(tablesOf(s.options).set.catastropheDie, 'catastrophe');
    emit?.({ t: 'catastrophe', seat, roll: s.roll, kind: catastropheOf(s)?.id ?? null });
  }
  const bag = yieldOf(s, seat, s.roll);
  for (let k = 0; k < 4; k++) {
    s.stock[4 * seat + k]! += bag[k]!;
    s.ledger[4 * seat + k]! += bag[k]!;
  }
  emit?.({ t: 'produced', seat, bag: bagAt(bag, 0) });
}

/** BP-P10, less BP-P7 and BP-P8: B C F M. A roll of 0 is a turn without catastrophe. */
export function yieldOf(s: State, seat: Seat, roll: number): number[] {
  const { yields, silences } = tablesOf(s.options);
  const silent = silences[roll]!;
  const bag = [0, 0, 0, 0];
  const add = (thing: number, count: number) => {
    if (count === 0 || ((silent >> thing) & 1) !== 0) return;
    for (let k = 0; k < 4; k++) bag[k]! += count * yields[4 * thing + k]!;
  };
  for (let planet = 0; planet < s.owner.length; planet++) {
    if (s.owner[planet] !== seat) continue;
    for (let thing = FURNACE; thing <= MOUNTAIN; thing++)
      if (thing !== SPACEPORT) add(thing, s.tally[TALLIES * planet + thing - FURNACE]!);
  }
  for (let row = 0; row < s.uKind.length; row++) {
    const kind = s.uKind[row]!;
    if (s.uSeat[row] === seat && (kind === DRILL || kind === HABITAT)) add(kind, 1);
  }
  for (let k = 0; k < 4; k++) bag[k]! *= s.options.incomeFactor;
  return bag;
}

/** BP-P2: there is no way back. */
export function endPhase(s: State, by: Seat, emit: Emit<Event>): void {
  emit?.({ t: 'phaseEnded', seat: by, phase: s.phase });
  s.phase = s.phase === 'structures' ? 'ships' : 'actions';
}

export function endTurn(s: State, by: Seat, chance: Chance, emit: Emit<Event>): void {
  emit?.({ t: 'phaseEnded', seat: by, phase: s.phase });
  if (s.options.elimination === 'planets' && planetsOwned(s, by) === 0)
    goOut(s, by, s.robber[by] === NOBODY ? null : s.robber[by]!, 'planets', emit);
  if (s.how === null) passTurn(s, chance, emit);
}

/** BP-P1: the next living seat; a round ends when the turn passes to an earlier place. */
export function passTurn(s: State, chance: Chance, emit: Emit<Event>): void {
  const place = (seat: Seat) => (seat - s.first + s.n) % s.n;
  let next = s.toAct;
  do next = (next + 1) % s.n;
  while (s.outAt[next] !== 0);
  if (place(next) <= place(s.toAct) && !endRound(s, emit)) return;
  beginTurn(s, next, chance, emit);
}

/** BP-E5, BP-E7, BP-E8: false if the game ended with the round. */
function endRound(s: State, emit: Emit<Event>): boolean {
  s.quiet = s.busy ? 0 : s.quiet + 1;
  s.busy = false;
  if (s.round === s.options.roundLimit) endByScore(s, 'limit', emit);
  else if (s.quiet >= QUIET_ROUNDS) endByScore(s, 'stagnation', emit);
  else if (s.round >= LAST_ROUND) endByScore(s, 'cap', emit);
  else s.round++;
  return s.how === null;
}
