import type { MissionCard } from '../../src/data/index.ts';
import type { Arrow, Move, Refusal } from '../../src/rules/kind.ts';
import { byReading, find, neighbours, type RefGame, type Tell, xy } from './kind.ts';
import { resolve } from './resolve.ts';

const ARROWS: Readonly<Record<RefGame['options']['arrow'], readonly Arrow[]>> = {
  ...{ fixed: [0], half: [0, 2], quarter: [0, 1, 2, 3] },
};

/** Section 9.1: the refusals left to right, after those that every move may meet. */
export function refRefusal(g: RefGame, by: number, move: Move): Refusal | null {
  if (g.phase === 'over') return 'GAME_OVER';
  if ((g.phase === 'build') !== (move.t === 'placePlanet')) return 'WRONG_PHASE';
  if (g.toAct !== by) return 'NOT_YOUR_GO';
  const player = g.players[by]!;
  const site = find(g, move.at.x, move.at.y);
  if (move.t === 'placeWeapon') {
    if (!player.hand.some((card) => card.id === move.weapon)) return 'CARD_NOT_IN_HAND';
    if (site === undefined) return 'NO_PLANET';
    if (site.card !== null) return 'PLANET_COVERED';
    return ARROWS[g.options.arrow].includes(move.arrow) ? null : 'BAD_ARROW';
  }
  const planet = player.planetHand.find((card) => card.id === move.planet);
  if (planet === undefined) return 'PLANET_NOT_IN_HAND';
  if (site !== undefined) return 'CELL_TAKEN';
  const around = neighbours(g, move.at.x, move.at.y);
  if (g.sites.length === 0 && (move.at.x !== 0 || move.at.y !== 0)) return 'NOT_ADJACENT';
  if (g.sites.length > 0 && around.length === 0) return 'NOT_ADJACENT';
  if (planet.kind === 'dark' && around.some((other) => other.planet.kind === 'dark')) return 'DARK_ADJACENT';
  return null;
}

/** Plays a legal move. `missions`: what is dealt to each seat when a custom sector is complete. */
export function refPlay(g: RefGame, by: number, move: Move, missions: MissionCard[][], tell: Tell): void {
  const player = g.players[by]!;
  const next = (by + 1) % g.n;
  if (move.t === 'placePlanet') {
    const planet = player.planetHand.find((card) => card.id === move.planet)!;
    const high = planet.kind !== 'dark' && move.high;
    player.planetHand = player.planetHand.filter((card) => card !== planet);
    g.sites = [...g.sites, { ...xy(move.at), planet, high, card: null }].sort(byReading);
    tell({ t: 'planetPlaced', seat: by, planet: planet.id, at: xy(move.at), high });
    g.toAct = next;
    if (g.players.every((each) => each.planetHand.length === 0)) startRounds(g, missions, tell);
    return;
  }
  const weapon = player.hand.find((card) => card.id === move.weapon)!;
  player.hand = player.hand.filter((card) => card !== weapon);
  const order = g.sites.filter((site) => site.card !== null).length;
  find(g, move.at.x, move.at.y)!.card = { seat: by, weapon, arrow: move.arrow, order };
  tell({ t: 'weaponPlaced', seat: by, at: xy(move.at), arrow: move.arrow, order, weapon: weapon.id });
  g.toAct = next;
  if (order === g.n - 1) resolve(g, tell);
}

function startRounds(g: RefGame, missions: MissionCard[][], tell: Tell): void {
  for (const [seat, player] of g.players.entries()) {
    player.missions = missions[seat]!;
    const [one, two, three] = player.missions.map((card) => card.id);
    tell({ t: 'missionsDealt', seat, missions: [one!, two!, three!] });
  }
  g.phase = 'place';
  g.round = 1;
  g.toAct = g.invader;
  tell({ t: 'roundStarted', round: 1, invader: g.invader });
}
