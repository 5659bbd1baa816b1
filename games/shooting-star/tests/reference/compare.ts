import { dataOf } from '../../src/data/index.ts';
import { cardsOf } from '../../src/rules/cards.ts';
import { deckCards } from '../../src/rules/deck.ts';
import { game } from '../../src/rules/index.ts';
import { missionsOf } from '../../src/rules/missions.ts';
import { weaponIds } from '../../src/rules/piles.ts';
import type { State } from '../../src/rules/state.ts';
import { level, type RefGame, type RefPileCard } from './kind.ts';

/** The reference game that stands where a state stands. Only for setups: nothing is on the table yet. */
export function refGame(s: State): RefGame {
  const { planets, weapons, missions } = dataOf(s.options);
  const seen = game.view(s, 'table');
  const planet = (id: string) => planets.find((card) => card.id === id)!;
  return {
    ...{ n: s.n, options: s.options, phase: s.phase, round: s.round, invader: s.invader, toAct: s.toAct },
    sites: seen.sites.map(({ at, planet: id, high }) => ({ ...at, planet: planet(id), high, card: null })),
    deck: deckCards(s, cardsOf(s.options)).map((number) => planets[number]!),
    players: seen.players.map(({ planetHand }, seat) => ({
      hand: [...weapons],
      planetHand: planetHand.map(planet),
      conquest: [],
      debris: [],
      missions: s.missions.length === 0 ? [] : [0, 1, 2].map((k) => missions[s.missions[3 * seat + k]!]!),
    })),
    result: null,
  };
}

/** Everything there is to compare, in one text; the fast state and the slow one must write the same. */
export function factsOf(s: State): string {
  const seen = game.view(s, 0);
  const cards = cardsOf(s.options);
  const piles = game.view({ ...s, phase: 'over' }, 'table').players;
  const name = (card: (typeof piles)[0]['conquest'] extends readonly (infer C)[] | null ? C : never) =>
    card.t === 'planet' ? card.planet : `${card.owner}${card.weapon}`;
  return JSON.stringify([
    [s.phase, s.round, s.invader, s.toAct < 0 ? null : s.toAct],
    seen.sites.map(({ at, planet, level: now, card }) => [
      ...[at.x, at.y, planet, now],
      card && [card.seat, card.arrow, card.order, cards.set.weapons[s.weapon[card.seat]!]!.id],
    ]),
    deckCards(s, cards).map((number) => cards.set.planets[number]!.id),
    piles.map(({ conquest, debris, planetHand }, seat) => [
      weaponIds(cards, s.hands[seat]!),
      [...planetHand],
      conquest!.map(name).sort(),
      debris!.map(name).sort(),
      s.missions.length === 0 ? [] : missionsOf(s, seat),
    ]),
    seen.result,
  ]);
}

export function refFactsOf(g: RefGame): string {
  const name = (card: RefPileCard) => ('planet' in card ? card.planet.id : `${card.owner}${card.weapon.id}`);
  return JSON.stringify([
    [g.phase, g.round, g.invader, g.toAct],
    g.sites.map((site) => [
      ...[site.x, site.y, site.planet.id, level(site)],
      site.card && [site.card.seat, site.card.arrow, site.card.order, site.card.weapon.id],
    ]),
    g.deck.map((card) => card.id),
    g.players.map((player) => [
      player.hand.map((card) => card.id),
      player.planetHand.map((card) => card.id),
      player.conquest.map(name).sort(),
      player.debris.map(name).sort(),
      player.missions.map((card) => card.id),
    ]),
    g.result,
  ]);
}

/** FNV-1a over a text, carried on from `sum`. */
export function checksum(text: string, sum: number): number {
  let h = sum;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}
