import type { Observer, Seat } from '@orrery/kernel';
import { dataOf, specialOf } from '../data/index.ts';
import type { Seen } from '../rules/events.ts';
import type { FinalCount, View } from '../rules/kind.ts';
import {
  fromHand,
  intoHand,
  lay,
  lose,
  stackAt,
  stackOf,
  toDiscards,
  unitSeen,
  withSeat,
  withStacks,
} from './change.ts';
import type { StagedView } from './staged.ts';

type SeenOf<T extends Seen['t']> = Extract<Seen, { readonly t: T }>;
type Follower<T extends Seen['t']> = (view: StagedView, seen: SeenOf<T>, as: Observer) => StagedView;

const followers: { readonly [T in Seen['t']]: Follower<T> } = {
  gameStarted: (view, { first }) => ({ ...view, first, active: first ?? 0, phase: 'vote' }),
  voted: (view, { votes, first }) => ({ ...view, votes, first, active: first, answer: null }),
  dealt: (view, seen) => drawn(view, seen),
  drew: (view, seen) => ({ ...drawn(view, seen), cardMoved: true }),
  mulliganAsked: (view) => ({ ...view, phase: 'mulligan' }),
  mulliganTaken: (view, { seat, cards }) => toDiscards(fromHand(view, seat, cards), cards),
  turnStarted: (view, { turn, seat }) => {
    // PX-E3: whether a card moved is known when the next turn begins; before the first there is nothing to count.
    const stall = view.turn === 0 || view.cardMoved ? 0 : view.stall + 1;
    const players = view.players.map((player) => ({ ...player, specialUsed: false, eligible: player.handSize > 0 }));
    return {
      ...{ ...view, phase: 'main', turn, active: seat, players, stall },
      ...{ cardMoved: false, answer: null, attack: null, window: null },
    };
  },
  deployed: (view, { seat, card, stack }) => lay(fromHand(view, seat, [card]), stack, seat, card),
  discarded: (view, { seat, cards }) => toDiscards(fromHand(view, seat, cards), cards),
  groupFormed: (view, seen) => joined(view, seen),
  groupReinforced: (view, seen) => joined(view, seen),
  attackDeclared: (view, { attacker, target, defender }) => ({ ...view, attack: { attacker, target, defender } }),
  windowOpened: (view, { kind, n, asked }) => ({
    ...view,
    phase: kind,
    window: { kind, n, asked },
    windows: n,
    answer: null,
    ...(kind === 'endWindow' ? { attack: null } : {}),
  }),
  windowClosed: (view) => ({ ...view, window: null, answer: null }),
  specialPlayed: (view, { seat, card, unit, stack }) => {
    const played = spent({ ...fromHand(view, seat, [card]), cardMoved: true }, seat);
    const bearer = stack === null ? null : stackAt(played, stack);
    // A truce lies on the table; all other cards without a bearer go to the discards once they have worked.
    if (bearer === null) return isTruce(view, card) ? played : { ...played, working: card };
    const units = bearer.units.map((one) =>
      one.card === unit ? unitSeen(view.options, one.card, [...one.mods, card]) : one,
    );
    const changed = stackOf(view.options, bearer.id, bearer.owner, units);
    return withStacks(
      played,
      played.stacks.map((one) => (one.id === changed.id ? changed : one)),
    );
  },
  unitRecovered: (view, { seat, card, stack }) =>
    worked(lay({ ...view, discards: view.discards.filter((one) => one !== card) }, stack, seat, card)),
  recoverInVain: (view) => worked(view),
  unitEliminated: (view, { lost }) => worked(lose(view, [lost])),
  pirated: (view, { victim, card }) => worked(toDiscards(fromHand(view, victim, [card]), [card])),
  truceMade: (view, { by, with: other, card, untilTurn }) => ({
    ...view,
    truces: [...view.truces, { card, by, with: other, untilTurn }],
  }),
  truceEnded: (view, { card }) =>
    toDiscards({ ...view, truces: view.truces.filter((truce) => truce.card !== card) }, [card]),
  attackCalledOff: (view) => ({ ...view, attack: null }),
  clash: (view, { outcome, chooser }) =>
    chooser === null ? view : { ...view, phase: outcome === 'won' ? 'chooseWin' : 'chooseLoss' },
  unitsLost: (view, { lost }) => ({ ...lose(view, lost), attack: null }),
  supportOffered: (view, { card }) => ({ ...view, phase: 'support', offer: card }),
  supportSwapped: (view, seen) => swapped(view, seen),
  pileEmpty: (view) => view,
  lastCardPlayed: (view) => view,
  resigned: (view, { seat }) => withSeat(view, seat, (player) => ({ ...player, resigned: true })),
  gameEnded: (view, { result, hands, pile }) => ended(view, result, hands, pile),
  answered: (view, { answer }) => ({ ...view, answer }),
};

function drawn(view: StagedView, { seat, count, cards }: SeenOf<'dealt' | 'drew'>): StagedView {
  return { ...intoHand(view, seat, count, cards), pileSize: view.pileSize - count };
}

/** PX-P10, PX-P11: the number of the stack moved onto stays (PX-A31). */
function joined(view: StagedView, { from, stack }: SeenOf<'groupFormed' | 'groupReinforced'>): StagedView {
  const [moved, onto] = [stackAt(view, from), stackAt(view, stack)];
  if (moved === null || onto === null) return view;
  const group = stackOf(view.options, stack, onto.owner, [...onto.units, ...moved.units]);
  const stacks = view.stacks.filter(({ id }) => id !== from).map((one) => (one.id === stack ? group : one));
  return { ...withStacks(view, stacks), cardMoved: true };
}

/** PX-P4, PX-O6: the allowance of this turn is used, of one seat or of the whole table. */
function spent(view: StagedView, by: Seat): StagedView {
  const all = view.options.specialLimit === 'perTable';
  const players = view.players.map((player, seat) =>
    all || seat === by ? { ...player, specialUsed: true, eligible: false } : player,
  );
  return { ...view, players };
}

function isTruce(view: View, card: string): boolean {
  return specialOf(dataOf(view.options), card)?.key === 'truce';
}

/** The special that was played has had its effect and goes to the discards itself. */
function worked({ working, ...view }: StagedView): StagedView {
  return working === undefined ? view : toDiscards(view, [working]);
}

/** PX-P13: each of the two now knows both cards. */
function swapped(view: StagedView, { seats: [one, other], cards }: SeenOf<'supportSwapped'>): StagedView {
  const done: StagedView = { ...view, offer: null };
  if (cards === null) return done;
  const [given, got] = cards;
  return trade(trade(done, one, given, got), other, got, given);
}

function trade(view: StagedView, seat: Seat, gives: string, gets: string): StagedView {
  const exchanged = (held: readonly string[] | null) => held && [...held.filter((card) => card !== gives), gets];
  return withSeat(view, seat, (player) => ({
    ...player,
    hand: exchanged(player.hand),
    shared: exchanged(player.shared),
  }));
}

/** Secret answers that were never settled stay secret for ever. */
function ended(
  view: StagedView,
  result: FinalCount,
  hands: readonly (readonly string[])[],
  pile: readonly string[],
): StagedView {
  const stall = result.why === 'resigned' ? view.stall : view.cardMoved ? 0 : view.stall + 1;
  return {
    ...{ ...view, phase: 'over', result, pile, stall },
    ...{ attack: null, window: null, answer: null, offer: null },
    players: view.players.map((player, seat) => ({ ...player, hand: hands[seat] ?? null })),
  };
}

/** The view after one told event. */
export function follow(view: View, seen: Seen, as: Observer): View {
  const step = followers[seen.t] as (view: StagedView, seen: Seen, as: Observer) => StagedView;
  return step(view, seen, as);
}
