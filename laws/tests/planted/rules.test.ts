import { Dice } from '@orrery/kernel';
import { bidding } from '../../../kernel/tests/bidding/index.ts';
import type { Move, Seen, State } from '../../../kernel/tests/bidding/state.ts';
import { allCaught } from './planted.ts';

const lived = new WeakSet<object>();
const ownLuck = new Dice('a generator of its own');

allCaught('rules', {
  'a shallow copy': {
    law: 'the past stands still',
    says: /the state after entry \d+, then and later, differs/,
    game: { copy: (s) => ({ ...s, bidders: s.bidders.map((bidder) => ({ ...bidder })) }) },
  },
  'a shallow copy, in playouts': {
    law: 'playouts touch nothing but their copy',
    says: /then and later/,
    game: { copy: (s) => ({ ...bidding.copy(s), discard: s.discard }) },
  },
  'a view that holds a piece of the state': {
    law: 'playouts touch nothing but their copy',
    says: /the view of .*, then and later, differs: discard/,
    game: { view: (s, who) => ({ ...bidding.view(s, who), discard: s.discard }) },
  },
  'a copy that forgets': {
    law: 'the past stands still',
    says: /a copy differs: bidders\.\d\.points/,
    game: {
      copy: (s) => {
        const copy = bidding.copy(s);
        for (const bidder of copy.bidders) bidder.points = 0;
        return copy;
      },
    },
  },
  'a clock that changes its mind and answers nothing': {
    law: 'a run-out clock answers',
    says: /"lay".* of seat \d, whose time is up, answers nothing/,
    game: {
      fallback: (s, by) => {
        const { hand, laid } = s.bidders[by]!;
        return { t: 'lay', card: hand.find((card) => card !== laid)! };
      },
    },
  },
  'a refused move that changes the state': {
    law: 'no input throws, refused input changes nothing',
    says: /judging .* changed the state/,
    game: {
      refuse: (s, by, m) => {
        const refusal = bidding.refuse(s, by, m);
        if (refusal !== null) s.bidders[by]!.points++;
        return refusal;
      },
    },
  },
  'a reader that trusts its input': {
    law: 'no input throws, refused input changes nothing',
    says: /threw TypeError/,
    game: { readMove: (raw) => bidding.readMove({ t: (raw as Move).t, card: 0 }) },
  },
  'a reader that lets keys through': {
    law: 'no input throws, refused input changes nothing',
    says: /with an unknown key, differs/,
    game: { readMove: (raw) => (bidding.readMove(raw) === null ? null : ({ ...(raw as object) } as Move)) },
  },
  'a legal move that is not listed': {
    law: 'no input throws, refused input changes nothing',
    says: /is legal, not listed/,
    game: { list: (s, by) => bidding.list!(s, by).filter((m) => m.t !== 'lay' || m.card !== 5) },
  },
  'options that read back as others': {
    law: 'options are read safely',
    says: /read again, differs/,
    game: {
      readOptions: (raw, seats) => {
        const read = bidding.readOptions(raw, seats);
        return read.ok && read.value.rounds === 4
          ? { ok: true, value: { rounds: 3 } }
          : read.ok
            ? { ok: true, value: { rounds: 4 } }
            : read;
      },
    },
  },
  'a draw that no log keeps': {
    law: 'every draw is recorded',
    says: /replayed from its draws differs: prize/,
    game: {
      apply: (s, by, m, chance, emit) => withPrize(s, () => bidding.apply(s, by, m, chance, emit), ownLuck.int(6)),
    },
  },
  'a draw that no log keeps, folded': {
    law: 'folding a log gives equal states, views and told events',
    says: /folded: .* differs/,
    game: {
      apply: (s, by, m, chance, emit) => withPrize(s, () => bidding.apply(s, by, m, chance, emit), ownLuck.int(6)),
    },
  },
  'a draw made only when somebody listens': {
    law: 'every draw is recorded',
    says: /when nobody listens differs/,
    game: {
      apply: (s, by, m, chance, emit) => {
        bidding.apply(s, by, m, chance, emit);
        if (emit !== null) s.prize = 1 + chance.int(6, 'again');
      },
    },
  },
  'Math.random': {
    law: 'no clock, no luck of its own, no I/O while playing',
    says: /reached for Math\.random/,
    game: {
      apply: (s, by, m, chance, emit) => withPrize(s, () => bidding.apply(s, by, m, chance, emit), Math.random()),
    },
  },
  'a clock': {
    law: 'no clock, no luck of its own, no I/O while playing',
    says: /reached for Date/,
    game: { view: (s, who) => ({ ...bidding.view(s, who), round: new Date().getDay() }) },
  },
  'a state that JSON cannot keep': {
    law: 'state, views and told events survive JSON',
    says: /the state is not plain JSON: bidders\.0\.hand is a Uint8Array/,
    game: {
      setup: (options, seats, chance, emit) => {
        const state = bidding.setup(options, seats, chance, emit);
        state.bidders[0]!.hand = Uint8Array.from(state.bidders[0]!.hand) as unknown as number[];
        return state;
      },
    },
  },
  'a state that knows what JSON does not keep': {
    law: 'snapshots change nothing',
    says: /folded, and opened at a snapshot differs: asked/,
    game: {
      copy: (s) => {
        const copy = bidding.copy(s);
        lived.add(copy);
        return copy;
      },
      asks: (s, by) => `${bidding.asks!(s, by)} ${lived.has(s)}`,
    },
  },
  'a told event that JSON cannot keep': {
    law: 'state, views and told events survive JSON',
    says: /is not plain JSON: card is undefined/,
    game: {
      tell: (e, who) =>
        e.t === 'drew' ? ({ t: 'drew', by: e.by, card: undefined } as unknown as Seen) : bidding.tell(e, who),
    },
  },
  'a pick that is refused': {
    law: 'listed, picked and fallback moves are never refused',
    says: /own move .*"seal".* is refused: NOTHING_LAID/,
    game: { pick: () => ({ t: 'seal' }) },
  },
  'a pick that is not listed': {
    law: 'listed, picked and fallback moves are never refused',
    says: /the picked move .*"seal".* is not listed/,
    game: {
      list: (s, by) => bidding.list!(s, by).filter((m) => m.t !== 'seal'),
      pick: (s, by) => bidding.list!(s, by).at(-1)!,
    },
  },
  'a seat that speaks up with what it may not say': {
    law: 'listed, picked and fallback moves are never refused',
    says: /"seal".* is refused: SEALED/,
    game: { speakUp: () => ({ t: 'seal' }) },
  },
  'a move listed twice': {
    law: 'listed, picked and fallback moves are never refused',
    says: /is offered .* twice/,
    game: {
      list: (s, by) => {
        const moves = bidding.list!(s, by);
        return [...moves, ...moves.slice(0, 1).map((m) => ({ ...m }))];
      },
    },
  },
  'a fallback that is refused': {
    law: 'listed, picked and fallback moves are never refused',
    says: /is refused: LAID/,
    game: { fallback: (s, by) => ({ t: 'lay', card: Math.min(...s.bidders[by]!.hand) }) },
  },
  'a match without an end': {
    law: 'games end within their bound',
    says: /not over after 200 decisions/,
    game: {
      longest: 200,
      apply: (s, by, m, chance, emit) => {
        if (m.t === 'seal') s.bidders[by]!.laid = null;
        else bidding.apply(s, by, m, chance, emit);
      },
    },
  },
  'a match that is over and goes on': {
    law: 'turns are sound and the gate is shut to non-actors',
    says: /but the result is/,
    game: { actors: (s) => [...s.bidders.keys()] },
  },
  'a seat awaited that may not act': {
    law: 'turns are sound and the gate is shut to non-actors',
    says: /are not all actors/,
    game: { actors: (s) => bidding.awaited(s).slice(0, 1) },
  },
  'a seat that is awaited and is not told': {
    law: 'turns are sound and the gate is shut to non-actors',
    says: /seat \d is told|and \d is told/,
    game: { awaited: (s, who) => bidding.awaited(s).filter((seat) => who === undefined || seat !== who) },
  },
  'a seat told to wait for itself, when nobody does': {
    law: 'turns are sound and the gate is shut to non-actors',
    says: /seat \d is told/,
    game: { awaited: (s, who) => (who === undefined ? bidding.awaited(s) : bidding.actors(s)) },
  },
  'a gate that lets anybody in': {
    law: 'turns are sound and the gate is shut to non-actors',
    says: /the gate lets seat -1 in/,
    game: { gate: (s, by, t) => (s.bidders[by] === undefined ? null : bidding.gate(s, by, t)) },
  },
  'places that skip': {
    law: 'turns are sound and the gate is shut to non-actors',
    says: /is not one more than/,
    game: { result: (s) => (bidding.result(s) === null ? null : { places: s.bidders.map(() => 2), scores: null }) },
  },
  'a card that is lost': {
    law: 'components are conserved',
    says: /the components after a move differs/,
    game: {
      apply: (s, by, m, chance, emit) => {
        bidding.apply(s, by, m, chance, emit);
        s.discard.length = 0;
      },
    },
  },
});

/** Another prize, if the move led to another round. */
function withPrize(s: State, play: () => void, luck: number): void {
  const { round } = s;
  play();
  if (s.round !== round) s.prize = 1 + Math.floor(luck);
}
