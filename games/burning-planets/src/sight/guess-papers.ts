import type { Chance, Seat } from '@orrery/kernel';
import {
  ABOARD,
  ABSENT,
  BROKEN,
  DELIVERED,
  DONE,
  DUE,
  LOST,
  PROPOSED,
  paperId,
  SIGNED,
  VOID,
} from '../rules/contracts.ts';
import { listed } from '../rules/purse.ts';
import type { ContractSeen, View } from '../rules/seen.ts';
import type { State } from '../rules/state.ts';
import { CARGO } from '../rules/things.ts';

const states = { proposed: PROPOSED, signed: SIGNED, done: DONE, broken: BROKEN, void: VOID } as const;
const legStates = { due: DUE, aboard: ABOARD, delivered: DELIVERED, lost: LOST } as const;
const NOTHING = [0, 0, 0, 0];

/** All contracts as far as a seat knows them; those that lie face down are made up. */
export function layPapers(s: State, v: View, me: Seat, chance: Chance): void {
  for (let seat = 0; seat < s.n; seat++) {
    s.papers[me * s.n + seat] = v.own?.papersTo[seat] ?? 0;
    s.papers[seat * s.n + me] = v.own?.papersFrom[seat] ?? 0;
  }
  s.spoken[me] = v.own?.spoken ?? 0;
  for (const contract of v.contracts) layContract(s, contract);
  for (const no of v.faceDown) makeUp(s, no, me, chance);
  for (const contract of v.proposals) layContract(s, contract);
  s.signed = v.contracts.length + v.faceDown.length;
}

/** The id of a paper between others is theirs alone: any will do. */
function nextId(s: State, proposer: Seat, partner: Seat): number {
  return paperId(proposer, partner, ++s.papers[proposer * s.n + partner]!);
}

function layContract(s: State, seen: ContractSeen): void {
  const { proposer, partner, legs } = seen;
  const give = legs.find(({ from }) => from === proposer);
  const take = legs.find(({ from }) => from === partner);
  const state = (leg: typeof give) => (leg === undefined ? ABSENT : legStates[leg.state]);
  s.contracts.push(seen.id ?? nextId(s, proposer, partner), seen.no ?? 0, proposer, partner, seen.carrier);
  s.contracts.push(seen.secret ? 1 : 0, states[seen.state]);
  s.contracts.push(...(give ? listed(give.goods) : NOTHING), ...(take ? listed(take.goods) : NOTHING));
  s.contracts.push(state(give), state(take), give?.withheld ? 1 : 0, take?.withheld ? 1 : 0);
}

/** Some two others with some ship of one of them: there is one, or this contract could not lie there (BP-P51). */
function makeUp(s: State, no: number, me: Seat, chance: Chance): void {
  const carriers = s.uKind.flatMap((kind, row) => (kind === CARGO && s.uSeat[row] !== me ? [row] : []));
  const row = carriers[chance.int(carriers.length, 'contract')]!;
  const owner = s.uSeat[row]!;
  const others = s.outAt.flatMap((out, seat) => (out === 0 && seat !== me && seat !== owner ? [seat] : []));
  const other = others[chance.int(others.length, 'contract')]!;
  const [proposer, partner] = chance.int(2, 'contract') === 0 ? [owner, other] : [other, owner];
  const some = () =>
    Array.from({ length: 4 }, () => (chance.int(3, 'contract') === 0 ? chance.int(20, 'contract') : 0));
  const give = some();
  give[chance.int(4, 'contract')]! += 1;
  const take = some();
  const first = chance.int(3, 'contract') === 0 ? ABOARD : DUE;
  s.contracts.push(nextId(s, proposer, partner), no, proposer, partner, s.uNo[row]!, 1, SIGNED);
  s.contracts.push(...give, ...take, first, take.some((amount) => amount > 0) ? DUE : ABSENT, 0, 0);
}
