import type { Observer, Seat } from '@orrery/kernel';
import { dataOf } from '../data/index.ts';
import type { Piles, Seen, View } from '../rules/kind.ts';
import { lay, lift, sameCell, toConquest, toDebris, withCard, withFate, withSeat, withSites } from './change.ts';
import type { Shot, StagedView } from './staged.ts';

type SeenOf<T extends Seen['t']> = Extract<Seen, { readonly t: T }>;
type Follower<T extends Seen['t']> = (view: StagedView, seen: SeenOf<T>, as: Observer) => StagedView;

const followers: { readonly [T in Seen['t']]: Follower<T> } = {
  gameStarted: (view, { invader }) => ({ ...view, invader }),
  sectorLaid: (view, { sites }) =>
    sites.reduce((laid, { at, planet, high }) => lay(laid, at, planet, high), withSites(view, [])),
  planetsDealt: (view, { seat, planets }) => withSeat(view, seat, (player) => ({ ...player, planetHand: planets })),
  planetPlaced: (view, { seat, planet, at, high }) => {
    const laid = withSeat(lay(view, at, planet, high), seat, (player) => ({
      ...player,
      planetHand: player.planetHand.filter((id) => id !== planet),
    }));
    const done = laid.players.every(({ planetHand }) => planetHand.length === 0);
    return { ...laid, toAct: done ? null : (seat + 1) % view.n };
  },
  missionsDealt: (view, { seat, missions }) =>
    missions === null ? view : withSeat(view, seat, (player) => ({ ...player, missions })),
  roundStarted: (view, { round, invader }) => ({ ...view, phase: 'place', round, invader, toAct: invader }),

  weaponPlaced: (view, { seat, at, arrow, order, weapon }, as) => {
    const placed = withCard(view, at, { seat, arrow, order, weapon });
    const hand = seat === as && view.hand !== null ? view.hand.filter((id) => id !== weapon) : view.hand;
    const next = (seat + 1) % view.n;
    return {
      ...withSeat(placed, seat, (player) => ({ ...player, handSize: player.handSize - 1 })),
      hand,
      toAct: next === view.invader ? null : next,
    };
  },
  weaponsRevealed: (view, { weapons }) => {
    const { weapons: cards } = dataOf(view.options);
    const priorityOf = (id: string) => cards.find((card) => card.id === id)?.priority ?? null;
    const volley = weapons.map((weapon): Shot => {
      const priority = priorityOf(weapon.weapon);
      return { ...weapon, priority, fate: priority === null ? 'shield' : 'waits' };
    });
    return weapons.reduce<StagedView>(
      (shown, { seat, at, arrow, weapon }, order) =>
        withSeat(withCard(shown, at, { seat, arrow, order, weapon }), seat, (player) => ({
          ...player,
          unplayed: player.unplayed?.filter((id) => id !== weapon) ?? null,
        })),
      // SS-P6: by falling priority, then by the order of placing; Shields last.
      {
        ...view,
        toAct: null,
        lastRound: { weapons, replacements: [] },
        volley: volley.sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0)),
      },
    );
  },
  weaponFires: (view, { seat }) => withFate(view, seat, 'fires'),
  shieldCaught: (view, { catcher, attacker, weapon }) => {
    const shield = dataOf(view.options).weapons.find(({ priority }) => priority === null)!.id;
    const lifted = withFate(withFate(lift(lift(view, attacker), catcher), attacker, 'caught'), catcher, 'spent');
    const caught = toConquest(lifted, catcher, { t: 'weapon', owner: attacker, weapon });
    return toConquest(caught, catcher, { t: 'weapon', owner: catcher, weapon: shield });
  },
  weaponDestroyed: (view, { by, owner, weapon }) =>
    toDebris(withFate(lift(view, owner), owner, 'lost'), by, { t: 'weapon', owner, weapon }),
  planetTurned: (view, { at, to }) => ({
    ...view,
    sites: view.sites.map((site) => (sameCell(site.at, at) ? { ...site, level: to, high: false } : site)),
  }),
  planetCaptured: (view, { by, at, planet, cause }) => {
    const left = withSites(
      view,
      view.sites.filter((site) => !sameCell(site.at, at)),
    );
    const lost = cause === 'isolated' && view.options.isolatedTo === 'debris';
    return (lost ? toDebris : toConquest)(left, by, { t: 'planet', planet });
  },
  planetReplaced: (view, { at, planet, next }) => {
    const { lastRound } = view;
    return {
      ...lay(view, at, planet, true),
      deckSize: view.deckSize - 1,
      next,
      lastRound: lastRound && { ...lastRound, replacements: [...lastRound.replacements, planet] },
    };
  },
  weaponSpent: (view, { owner, weapon }) =>
    toDebris(withFate(lift(view, owner), owner, 'spent'), owner, { t: 'weapon', owner, weapon }),
  weaponSkipped: (view, { owner }) => withFate(view, owner, 'lost'),
  shieldReturned: (view, { owner }) => {
    const weapon = dataOf(view.options).weapons.find(({ priority }) => priority === null)!.id;
    return toDebris(withFate(lift(view, owner), owner, 'returned'), owner, { t: 'weapon', owner, weapon });
  },
  roundEnded: ({ volley: _, ...view }, { nextInvader }) =>
    nextInvader === null ? view : { ...view, invader: nextInvader },
  missionsRevealed: (view, { missions }) =>
    missions.reduce((shown, own, seat) => withSeat(shown, seat, (player) => ({ ...player, missions: own })), view),
  gameEnded: (view, { result, piles }) => {
    const over: StagedView = { ...view, phase: 'over', toAct: null, result, hand: view.hand && [] };
    return view.players.reduce((shown, _, seat) => emptied(shown, seat, piles?.[seat] ?? null), over);
  },
};

/** SS-E2: what is left in a hand goes to its owner's Debris. Where nobody kept count the piles are told now. */
function emptied(view: StagedView, seat: Seat, piles: Piles | null): StagedView {
  const { unplayed, handSize, debrisSize } = view.players[seat]!;
  const left = (unplayed ?? []).reduce(
    (shown, weapon) => toDebris(shown, seat, { t: 'weapon', owner: seat, weapon }),
    view,
  );
  return withSeat(left, seat, (player) => ({
    ...player,
    ...(piles ?? {}),
    handSize: 0,
    unplayed: unplayed && [],
    debrisSize: debrisSize + handSize,
  }));
}

/** The view after one told event. */
export function follow(view: View, seen: Seen, as: Observer): View {
  const step = followers[seen.t] as (view: StagedView, seen: Seen, as: Observer) => StagedView;
  return step(view, seen, as);
}
