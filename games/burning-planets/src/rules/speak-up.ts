import type { Chance, Seat } from '@orrery/kernel';
import type { Bag } from '../data/index.ts';
import { ID, PARTNER, PROPOSED, PROPOSER, SIGNED, STATE, WIDE } from './contracts.ts';
import type { Move } from './moves.ts';
import { refuseProposal, refuseWithhold, SPOKEN_A_TURN } from './papers.ts';
import { oneOf } from './pick.ts';
import type { State } from './state.ts';
import { CARGO } from './things.ts';

/** Something a living player may say out of turn; null where nothing comes to mind. */
export function speakUp(s: State, by: Seat, chance: Chance): Move | null {
  const proposed = papers(s, PROPOSED);
  const asked = proposed.filter((at) => s.contracts[at + PARTNER] === by);
  if (asked.length > 0 && chance.int(2, 'speak') === 0) {
    const id = s.contracts[oneOf(asked, chance) + ID]!;
    return { t: chance.int(4, 'speak') === 0 ? 'declineContract' : 'signContract', id };
  }
  const whim = chance.int(60, 'speak');
  if (whim === 0 && s.n > 2 && chance.int(3, 'speak') === 0) return { t: 'concede' };
  if (whim < 4 && s.spoken[by]! < SPOKEN_A_TURN) return { t: 'shareVictory', on: chance.int(3, 'speak') === 0 };
  if (whim < 8) {
    const mine = proposed.filter((at) => s.contracts[at + PROPOSER] === by);
    if (mine.length > 0) return { t: 'withdrawContract', id: s.contracts[oneOf(mine, chance) + ID]! };
  }
  if (whim < 12) return pickWithhold(s, by, chance);
  return pickProposal(s, by, chance);
}

function papers(s: State, state: number): number[] {
  const places: number[] = [];
  for (let at = 0; at < s.contracts.length; at += WIDE) if (s.contracts[at + STATE] === state) places.push(at);
  return places;
}

function pickWithhold(s: State, by: Seat, chance: Chance): Move | null {
  const mine = papers(s, SIGNED).filter((at) => s.contracts[at + PROPOSER] === by || s.contracts[at + PARTNER] === by);
  if (mine.length === 0) return null;
  const id = s.contracts[oneOf(mine, chance) + ID]!;
  const move = { t: 'withhold', id, on: chance.int(3, 'speak') === 0 } as const;
  return refuseWithhold(s, by, move) === null ? move : null;
}

function pickProposal(s: State, by: Seat, chance: Chance): Move | null {
  if (s.options.trade === 'off') return null;
  const carriers = s.uKind.flatMap((kind, row) => (kind === CARGO ? [row] : []));
  if (carriers.length === 0) return null;
  const row = oneOf(carriers, chance);
  const others = Array.from({ length: s.n }, (_, seat) => seat).filter((seat) => seat !== by && s.outAt[seat] === 0);
  const partner = s.uSeat[row] === by ? oneOf(others, chance) : s.uSeat[row]!;
  const secret = s.options.trade === 'secret' && chance.int(3, 'speak') > 0;
  const bag = (): Bag => {
    const some = () => (chance.int(3, 'speak') === 0 ? chance.int(12, 'speak') : 0);
    return { B: some(), C: some(), F: some(), M: some() };
  };
  const move = { t: 'proposeContract', partner, carrier: s.uNo[row]!, give: bag(), take: bag(), secret } as const;
  return refuseProposal(s, by, move) === null ? move : null;
}
