import type { Game } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { type Bidding, bidding } from '../../../kernel/tests/bidding/index.ts';
import { follow } from '../../../kernel/tests/bidding/sight.ts';
import type { Event, View } from '../../../kernel/tests/bidding/state.ts';
import { allCaught, lawNamed } from './planted.ts';

allCaught('sight', {
  'drawing anew what a seat holds': {
    law: 'drawing anew is seen by nobody',
    says: /true and drawn anew: the view of \d differs: mine/,
    game: {
      redraw: ({ bidders }) => {
        const [first, second] = bidders;
        [first!.hand, second!.hand] = [second!.hand, first!.hand];
        [first!.laid, second!.laid] = [second!.laid, first!.laid];
      },
    },
  },
  'drawing nothing anew': {
    law: 'drawing anew is seen by nobody',
    says: /never changed anything/,
    game: { redraw: () => undefined },
  },
  'a secret move after which the moves of others stand': {
    law: 'what may be asked back leaks nothing',
    says: /seat \d, untold, may ask back null and not \d+ after .*"lay"/,
    game: { revealsNothing: (events) => events.every(({ t }) => t === 'sealed' || t === 'opened') },
  },
  'a follower that misses what another drew': {
    law: 'what is told is enough to follow every view',
    says: /entry \d+, .*: the view \S+ followed differs: (pile|bidders)/,
    game: { follow: (view, seen, me) => (seen.t === 'drew' && seen.by !== me ? view : follow(view, seen, me)) },
  },
  'an event that tells too little to be followed': {
    law: 'what is told is enough to follow every view',
    says: /followed differs: prize/,
    game: { tell: (e, who) => (e.t === 'prize' ? null : bidding.tell(e, who)) },
  },
  'a view that shows a card of the pile': {
    law: 'nothing leaks',
    says: /LEAK: the view of \S+ differs: pile/,
    game: { view: (s, who) => ({ ...bidding.view(s, who), pile: s.pile[0] ?? 0 }) },
  },
  'a view whose keys stand in the order of a secret': {
    law: 'nothing leaks',
    says: /LEAK: the view of .* differs: in the order of its keys/,
    game: {
      view: (s, who) => {
        const { prize, ...rest } = bidding.view(s, who);
        return (s.bidders[1]!.hand[0]! > 3 ? { prize, ...rest } : { ...rest, prize }) as View;
      },
    },
  },
  'an event that tells everybody the card laid': {
    law: 'nothing leaks',
    says: /LEAK after .*"seal".*: what .* is told differs: 0\.card/,
    game: {
      apply: (s, by, m, chance, emit) =>
        bidding.apply(s, by, m, chance, (e) =>
          emit?.(e.t === 'sealed' ? ({ ...e, card: s.bidders[by]!.laid } as Event) : e),
        ),
    },
  },
  'an event that tells everybody the card drawn, beside bids that are shown': {
    law: 'draws leak nothing',
    says: /LEAK .*: what .* is told differs: \d+\.card/,
    game: { tell: (e, who) => (e.t === 'drew' ? { ...e } : bidding.tell(e, who)) },
  },
  'an event that tells everybody a choice made in secret': {
    law: 'choices leak nothing',
    says: /LEAK after .* or .*: what .* is told differs: 0\.card/,
    game: { tell: (e) => ({ ...e }) },
  },
  'a match that does not wait for who has laid a card': {
    law: 'nothing leaks',
    says: /LEAK.*: awaited/,
    game: { awaited: (s) => bidding.awaited(s).filter((seat, i) => i === 0 || s.bidders[seat]!.laid === null) },
  },
  'a question that depends on what another has laid': {
    law: 'nothing leaks',
    says: /LEAK: the question/,
    game: { asks: (s, by) => `${s.round} ${s.bidders[(by + 1) % s.bidders.length]!.laid}` },
  },
  'a secret act that stands on another’s secret': {
    law: 'quiet moves come back',
    says: /taken back after .*: which is then refused: NOTHING_LAID/,
    game: {
      refuse: (s, by, m) =>
        m.t === 'lay' && by === 1 && s.bidders[0]!.laid === null ? 'NOTHING_LAID' : bidding.refuse(s, by, m),
    },
  },
  'a secret act that another’s secret changes': {
    law: 'quiet moves come back',
    says: /taken back after .*: the view of 1 differs: mine\.laid/,
    game: {
      apply: (s, by, m, chance, emit) => {
        bidding.apply(s, by, m, chance, emit);
        if (m.t === 'lay' && by === 1 && s.bidders[0]!.laid !== null) s.bidders[1]!.laid = s.bidders[1]!.hand[0]!;
      },
    },
  },
  'a refusal that depends on what another has laid': {
    law: 'nothing leaks',
    says: /LEAK: (the legal moves|to .* is answered)/,
    game: {
      refuse: (s, by, m) =>
        m.t === 'lay' && s.bidders.some(({ laid }) => laid === m.card) ? 'LAID' : bidding.refuse(s, by, m),
    },
  },
  'a scrambler that changes nothing': {
    law: 'nothing leaks',
    says: /scrambler never changed/,
    trial: { scramble: (s) => s },
  },
  'a view that forgets the points': {
    law: 'a view is enough to imagine with',
    says: /true and imagined: the view of \d differs: bidders\.0\.points/,
    game: {
      imagine: (v, me, chance) => {
        const imagined = bidding.imagine(v, me, chance);
        for (const bidder of imagined.bidders) bidder.points = 1;
        return imagined;
      },
    },
  },
  'an imagined state with other cards than the box': {
    law: 'a view is enough to imagine with',
    says: /the components imagined differs/,
    game: {
      imagine: (v, me, chance) => {
        const imagined = bidding.imagine(v, me, chance);
        imagined.pile = imagined.pile.map(() => 10);
        return imagined;
      },
    },
  },
  'an imagined state where more is legal': {
    law: 'a view is enough to imagine with',
    says: /true and imagined: (the view|the legal moves|to .* is answered)/,
    game: {
      view: (s, who) => ({ ...bidding.view(s, who), mine: null }),
      imagine: (v, me, chance) => bidding.imagine({ ...v, mine: { hand: [1, 2, 3], laid: null } }, me, chance),
    },
  },
  'a change that nobody is told of': {
    law: 'changes are told',
    says: /untold, after .*"open".*: the view of/,
    game: { tell: (e, who) => (e.t === 'opened' ? null : bidding.tell(e, who)) },
  },
  'a private move that others see, untold': {
    law: 'changes are told',
    says: /untold, after .*"lay".*: the view of .* differs: prize/,
    game: { view: (s, who) => ({ ...bidding.view(s, who), prize: s.bidders[0]!.laid ?? 0 }) },
  },
  'a private move that puts another question to others, untold': {
    law: 'changes are told',
    says: /untold, after .*"lay".*: the question put to \d differs/,
    game: { asks: (s) => `${s.bidders[0]!.laid}` },
  },
  'a private move that changes who is awaited, untold': {
    law: 'changes are told',
    says: /untold, after .*"lay".*: awaited, as .* sees them, differs/,
    game: { awaited: (s) => bidding.awaited(s).filter((seat, i) => i > 0 || s.bidders[seat]!.laid === null) },
  },
});

test('a leak that imagination reproduces is missed by the law of imagination and caught by the scrambler', () => {
  type Peeking = View & { peek: number | null };
  const game: Partial<Game<Bidding>> = {
    view: (s, who) => ({ ...bidding.view(s, who), peek: s.bidders[0]!.laid }) as Peeking,
    imagine: (v, me, chance) => {
      const { peek } = v as Peeking;
      const imagined = bidding.imagine(v, me, chance);
      const [first] = imagined.bidders;
      if (me === 0 || first === undefined) return imagined;
      if (peek !== null && !first.hand.includes(peek)) {
        const unseen = imagined.bidders.filter((_, seat) => seat !== me).map(({ hand }) => hand);
        const holder = [imagined.pile, ...unseen].find((cards) => cards.includes(peek))!;
        holder[holder.indexOf(peek)] = first.hand[0]!;
        first.hand[0] = peek;
      }
      first.laid = peek;
      return imagined;
    },
  };
  expect(lawNamed('a view is enough to imagine with', { game }).check).not.toThrow();
  expect(lawNamed('nothing leaks', { game }).check).toThrow(/LEAK: the view of .* differs: peek/);
});

test('whom the match waits for may be a secret, as long as no observer is told', () => {
  const waiting: Game<Bidding>['awaited'] = (s, who) =>
    bidding.awaited(s).filter((seat, i) => who !== undefined || i === 0 || s.bidders[seat]!.laid === null);
  for (const law of ['nothing leaks', 'choices leak nothing', 'changes are told'])
    expect(lawNamed(law, { game: { awaited: waiting } }).check).not.toThrow();
});

test('a broken law names the seed, the position and the last entries', () => {
  const { check } = lawNamed('nothing leaks', { game: { asks: (s) => `${s.pile}` } });
  expect(check).toThrow(/seed \d+, way \w+, 2 seats, options {"rounds":\d}, after entry \d+/);
  expect(check).toThrow(/state {"rounds"/);
  expect(check).toThrow(/fast-check: seed \d+, path/);
});
