// Who watches a table sees when bots answer. Once those delays gave away all that bots drew: this is that attack.
import { Dice, type Entry, Host, Secret } from '@orrery/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Bidding, bidding } from '../../kernel/tests/bidding/index.ts';
import { narrowDice, narrowed } from '../../kernel/tests/planted-luck.ts';
import { secretOf } from '../../kernel/tests/secret.ts';
import { seatBots, type Think } from '../src/index.ts';

const head = { id: 'm1', game: bidding.id, rules: bidding.rules, seats: 2, options: { rounds: 4 } };
const pace = { min: 600, max: 1800 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** One answer of a bot as everybody could time it: after which entry it was asked, and how long it took. */
interface Delay {
  readonly seq: number;
  readonly ms: number;
}

/** The delays of a bot that draws from this secret, through a whole match. */
async function delaysOf(secret: Secret): Promise<Delay[]> {
  const entries: Entry[] = [];
  const journal = {
    append: async (_match: string, entry: Entry) => {
      entries.push(entry);
      return 'kept' as const;
    },
    read: async (_match: string, from: number) => entries.slice(from),
  };
  const host = await Host.begin(bidding, head, { journal, chance: (_match, n) => new Dice(n), now: Date.now });
  const next = ({ hand, laid }: NonNullable<Bidding['view']['mine']>) =>
    laid === null ? ({ t: 'lay', card: hand[0]! } as const) : ({ t: 'seal' } as const);
  const think: Think = async ({ view }) => next((view as Bidding['view']).mine!);
  const stop = seatBots(host, { seats: new Map([[0, 'normal']]), think, secret, pace });
  const delays: Delay[] = [];
  while (host.result === null) {
    const { seq } = host;
    if (host.awaited.includes(0)) {
      const asked = Date.now();
      while (host.seq === seq) await vi.advanceTimersByTimeAsync(1);
      delays.push({ seq, ms: Date.now() - asked });
    } else await host.play({ by: 1, id: `${seq}`, decision: host.decision(1), move: next(host.view(1).mine!) });
  }
  stop();
  return delays;
}

/** What an attacker tries: every candidate for what is secret, and the delay it would give. */
interface Attack {
  readonly candidates: number;
  readonly delay: (candidate: number, seq: number) => number;
}
const between = (dice: Dice) => pace.min + dice.unit() * (pace.max - pace.min);
const fits = ({ delay }: Attack, candidate: number, { seq, ms }: Delay) => Math.abs(delay(candidate, seq) - ms) <= 2;

function candidatesFor(attack: Attack, seen: readonly Delay[]): number[] {
  const left: number[] = [];
  for (let each = 0; each < attack.candidates; each++)
    if (seen.every((delay) => fits(attack, each, delay))) left.push(each);
  return left;
}

/** As it was: everything hangs on the few bits that a hash has left of the secret. Twenty here, to be quick. */
const narrow: Attack = { candidates: 2 ** 20, delay: (state, seq) => between(narrowDice(state, 'pace', seq, 0)) };
class NarrowSecret extends Secret {
  private readonly state: number;
  constructor(text: string) {
    super(new Uint8Array(16));
    this.state = narrowed(text, 20);
  }
  override dice(label: string, ...parts: readonly (string | number)[]): Dice {
    return narrowDice(this.state, label, ...parts);
  }
}

/** By our own derivation, of a secret that has too few bits. */
const keyOf = (candidate: number) => {
  const key = new Uint8Array(32);
  new DataView(key.buffer).setUint32(0, candidate);
  return new Secret(key);
};
const few: Attack = { candidates: 2 ** 14, delay: (key, seq) => between(keyOf(key).dice('pace', seq, 0)) };

test.each([
  ['a derivation through few bits', narrow, new NarrowSecret('a secret of 256 bits')],
  ['a secret of few bits', few, keyOf(11_213)],
])('%s: five delays tell what is secret, and with it all that comes', async (_what, attack, secret) => {
  const delays = await delaysOf(secret);
  expect(delays).toHaveLength(8);
  const found = candidatesFor(attack, delays.slice(0, 5));
  expect(found).toHaveLength(1);
  expect(delays.slice(5).every((delay) => fits(attack, found[0]!, delay))).toBe(true);
});

test('our own: the same attackers find nothing', async () => {
  const delays = await delaysOf(secretOf('a secret of 256 bits, known to nobody'));
  expect(candidatesFor(narrow, delays.slice(0, 5))).toEqual([]);
  expect(candidatesFor(few, delays.slice(0, 5))).toEqual([]);
});
