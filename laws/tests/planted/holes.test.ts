import type { Game } from '@orrery/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { type Bidding, bidding } from '../../../kernel/tests/bidding/index.ts';
import type { Event, State, View } from '../../../kernel/tests/bidding/state.ts';
import { scramble } from '../bids.ts';
import { allCaught, lawNamed } from './planted.ts';

afterEach(() => void vi.unstubAllEnvs());

/** Other hands, but the bids stay where they are: a card that lies there is kept in its hand. */
const scrambleForgetting: typeof scramble = (s, who, chance) => {
  const laid = s.bidders.map((bidder) => bidder.laid);
  const other = scramble(s, who, chance);
  for (const [seat, bidder] of other.bidders.entries()) bidder.laid = laid[seat]!;
  return other;
};

/** A game that shows everybody what lies under a seal, imagines it as it is, and does not tell of it. */
const peeking: Partial<Game<Bidding>> = {
  follow: undefined as never,
  view: (s, who) =>
    ({ ...bidding.view(s, who), peek: s.bidders.map(({ sealed, laid }) => (sealed ? laid : null)) }) as View,
  imagine: (v, me, chance) => {
    const imagined = bidding.imagine(v, me, chance);
    for (const [seat, bid] of (v as View & { peek: (number | null)[] }).peek.entries())
      if (seat !== me) imagined.bidders[seat]!.laid = bid;
    return imagined;
  },
};

allCaught('what was once a hole', {
  'a scrambler that forgets the bids': {
    law: 'scrambler and imagination vary the same',
    says: /imagination varies bidders\.\*\.laid, which the scrambler never does/,
    trial: { scramble: scrambleForgetting },
  },
  'an imagination that never varies': {
    law: 'scrambler and imagination vary the same',
    says: /the scrambler varies .*bidders\.\*\.hand\.\*.*, which imagination never does/,
    game: { imagine: (v, me) => bidding.imagine(v, me, { int: () => 0 }) },
  },
  'an excuse for what is imagined well': {
    law: 'scrambler and imagination vary the same',
    says: /pile\.\* is said not to be imagined, and is/,
    trial: { unimagined: { 'pile.*': 'no reason' } },
  },
  'a view that leaks, an imagination that uses it, and a scrambler that is too weak to notice': {
    law: 'choices leak nothing',
    says: /LEAK after .*: told alike, the view of \S+ differs: (peek|prize)/,
    game: {
      ...peeking,
      apply: (s, by, m, chance, emit) => {
        const sealing = m.t === 'lay' ? s.bidders[by]! : null;
        bidding.apply(s, by, m, chance, (e) => emit?.(e.t === 'laid' ? ({ t: 'sealed', by } as Event) : e));
        if (sealing !== null) sealing.sealed = true;
        if (sealing !== null && s.bidders.every(({ sealed }) => sealed)) sealing.sealed = false;
      },
    },
    trial: { scramble: scrambleForgetting },
  },
  'several asked at once without a question of their own': {
    law: 'answers given together stand',
    says: /awaited together, and the game has no `asks`/,
    game: { asks: undefined as never },
  },
  'a question that changes with every answer of another': {
    law: 'answers given together stand',
    says: /none outlasted the answer of another/,
    game: { asks: (s) => JSON.stringify(s.bidders.map(({ laid, sealed }) => [laid, sealed])) },
  },
  'a move to be taken back that showed its mover a hidden card': {
    law: 'what may be taken back has shown nothing',
    says: /"open".* of seat \d, which may be taken back: the view of \S+ differs: prize/,
    game: {
      retractable: (events) => events.every(({ t }) => t === 'opened'),
      revealsNothing: undefined as never,
      apply: (s, by, m, chance, emit) => {
        bidding.apply(s, by, m, chance, emit);
        if (m.t === 'open') s.prize = s.pile[0] ?? 0;
      },
    },
  },
});

test('a game in which nobody is asked together needs no questions of its own', () => {
  const oneByOne = (s: State) => bidding.awaited(s).slice(0, 1);
  const game = { asks: undefined as never, awaited: oneByOne, actors: oneByOne };
  expect(lawNamed('answers given together stand', { game }).check).not.toThrow();
});

test('what is hidden is found to vary where few positions are played, too', () => {
  vi.stubEnv('LAWS_SCALE', '0.02');
  for (let seed = 1; seed <= 20; seed++) {
    vi.stubEnv('LAWS_SEED', `${seed}`);
    expect(lawNamed('scrambler and imagination vary the same', {}).check).not.toThrow();
  }
});
