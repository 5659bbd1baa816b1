import type { Emit, Seat } from '@orrery/kernel';
import { resources } from '../data/index.ts';
import {
  ABSENT,
  contractSeen,
  DUE,
  forget,
  HELD,
  ID,
  isCovered,
  isParty,
  LEG,
  NO,
  PARTNER,
  PROPOSED,
  PROPOSER,
  paperId,
  placeOfId,
  SIGNED,
  STATE,
  WIDE,
} from './contracts.ts';
import type { Event } from './events.ts';
import type { Answer, Propose, Refusal, Withhold } from './moves.ts';
import { listed } from './purse.ts';
import type { State } from './state.ts';
import { CARGO } from './things.ts';
import { shipRow } from './units.ts';

/** BP-P45. */
const OPEN_PROPOSALS = 5;
/** Nobody needs more; the other side of "a seat may speak at any time" is that a record must end some time (BP-E8). */
export const SPOKEN_A_TURN = 50;
const MOST_GOODS = 1_000_000;

export function refuseProposal(s: State, by: Seat, move: Propose): Refusal | null {
  const { trade } = s.options;
  if (trade === 'off' || (trade === 'open' && move.secret)) return 'E_OPTION';
  if (move.partner === by || s.outAt[move.partner] !== 0) return 'E_TARGET';
  const row = shipRow(s, move.carrier);
  if (row < 0 || s.uKind[row] !== CARGO || (s.uSeat[row] !== by && s.uSeat[row] !== move.partner)) return 'E_CARRIER';
  const amounts = [...listed(move.give), ...listed(move.take)];
  if (amounts.some((amount) => amount < 0 || amount > MOST_GOODS) || amounts.every((amount) => amount === 0))
    return 'E_GOODS';
  return openProposals(s, by) >= OPEN_PROPOSALS || s.spoken[by]! >= SPOKEN_A_TURN ? 'E_LIMIT' : null;
}

function openProposals(s: State, by: Seat): number {
  let open = 0;
  for (let at = 0; at < s.contracts.length; at += WIDE)
    if (s.contracts[at + STATE] === PROPOSED && s.contracts[at + PROPOSER] === by) open++;
  return open;
}

export function propose(s: State, by: Seat, move: Propose, emit: Emit<Event>): void {
  const count = ++s.papers[by * s.n + move.partner]!;
  s.spoken[by]!++;
  const at = s.contracts.length;
  const state = (goods: Propose['give']) => (resources.some((res) => goods[res] > 0) ? DUE : ABSENT);
  s.contracts.push(paperId(by, move.partner, count), 0, by, move.partner, move.carrier, move.secret ? 1 : 0, PROPOSED);
  s.contracts.push(...listed(move.give), ...listed(move.take), state(move.give), state(move.take), 0, 0);
  emit?.({ t: 'contractProposed', contract: contractSeen(s, at, true) });
}

/** Only the one who was asked signs or declines, only the proposer withdraws. */
export function refuseAnswer(s: State, by: Seat, move: Answer): Refusal | null {
  const at = placeOfId(s, move.id);
  if (at < 0 || !isParty(s, at, by) || s.contracts[at + STATE] !== PROPOSED) return 'E_CONTRACT';
  const whose = move.t === 'withdrawContract' ? PROPOSER : PARTNER;
  return s.contracts[at + whose] === by ? null : 'E_NOT_YOURS';
}

export function answer(s: State, by: Seat, move: Answer, emit: Emit<Event>): void {
  const at = placeOfId(s, move.id);
  if (move.t === 'signContract') {
    s.contracts[at + STATE] = SIGNED;
    s.contracts[at + NO] = ++s.signed;
    emit?.({ t: 'contractSigned', no: s.signed, contract: contractSeen(s, at, true) });
    return;
  }
  const parties = [s.contracts[at + PROPOSER]!, s.contracts[at + PARTNER]!] as const;
  forget(s, at);
  const { id } = move;
  if (move.t !== 'declineContract') emit?.({ t: 'contractWithdrawn', id, by, parties });
  else emit?.({ t: 'contractDeclined', id, by, parties, ...(move.why === undefined ? {} : { why: move.why }) });
}

/** BP-P49: on one's own leg, while it is due. */
export function refuseWithhold(s: State, by: Seat, move: Withhold): Refusal | null {
  const at = placeOfId(s, move.id);
  if (at < 0 || !isParty(s, at, by) || s.contracts[at + STATE] !== SIGNED) return 'E_CONTRACT';
  if (s.contracts[at + LEG + legOf(s, at, by)] === ABSENT) return 'E_NOT_YOURS';
  return s.spoken[by]! >= SPOKEN_A_TURN ? 'E_LIMIT' : null;
}

export function withhold(s: State, by: Seat, move: Withhold, emit: Emit<Event>): void {
  const at = placeOfId(s, move.id);
  s.spoken[by]!++;
  const held = at + HELD + legOf(s, at, by);
  const changes = s.contracts[held] !== Number(move.on);
  s.contracts[held] = Number(move.on);
  // Where nothing changes there is nothing to tell the other.
  const parties = changes ? ([s.contracts[at + PROPOSER]!, s.contracts[at + PARTNER]!] as const) : ([by, by] as const);
  emit?.({ t: 'contractWithheld', id: move.id, by, on: move.on, parties });
}

/** The leg that a party gives. */
function legOf(s: State, at: number, giver: Seat): number {
  return s.contracts[at + PROPOSER] === giver ? 0 : 1;
}

/** Of each leg of the signed contracts, by id and leg: whether it is covered, null where it is not due. */
export function coverage(s: State): Map<number, boolean | null> {
  const covered = new Map<number, boolean | null>();
  for (let at = 0; at < s.contracts.length; at += WIDE)
    if (s.contracts[at + STATE] === SIGNED)
      for (let leg = 0; leg < 2; leg++)
        covered.set(
          2 * s.contracts[at + ID]! + leg,
          s.contracts[at + LEG + leg] === DUE ? isCovered(s, at, leg) : null,
        );
  return covered;
}

/** Tells the parties what has changed in that; of a contract just signed they know it. */
export function tellCoverage(
  s: State,
  before: ReadonlyMap<number, boolean | null>,
  emit: (event: Event) => void,
): void {
  for (const [key, covered] of [...coverage(s)].sort(([a], [b]) => a - b)) {
    if (covered === null || !before.has(key) || before.get(key) === covered) continue;
    const id = Math.floor(key / 2);
    const at = placeOfId(s, id);
    const parties = [s.contracts[at + PROPOSER]!, s.contracts[at + PARTNER]!] as const;
    emit({ t: 'coverageChanged', id, from: s.contracts[at + (key % 2 === 0 ? PROPOSER : PARTNER)]!, covered, parties });
  }
}
