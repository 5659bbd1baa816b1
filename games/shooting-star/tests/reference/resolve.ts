import type { WeaponCard } from '../../src/data/index.ts';
import type { Arrow } from '../../src/rules/kind.ts';
import { find, level, neighbours, type RefGame, type RefPlaced, type RefSite, type Tell, xy } from './kind.ts';
import { refScore } from './score.ts';

/** Sections 4.2 and 5, sentence by sentence. */
export function resolve(g: RefGame, tell: Tell): void {
  const placed = g.sites
    .flatMap((site) => (site.card === null ? [] : [{ ...site.card, at: xy(site) }]))
    .sort((a, b) => a.order - b.order);
  tell({
    t: 'weaponsRevealed',
    weapons: placed.map(({ seat, at, arrow, weapon }) => ({ seat, at, arrow, weapon: weapon.id })),
  });
  // SS-P6
  const firing = placed.filter(({ weapon }) => weapon.priority !== null);
  firing.sort((a, b) => b.weapon.priority! - a.weapon.priority! || a.order - b.order);
  for (const { seat, weapon } of firing) {
    const site = g.sites.find((each) => each.card?.seat === seat);
    if (site === undefined) tell({ t: 'weaponSkipped', owner: seat, weapon: weapon.id });
    else fire(g, site, site.card!, tell);
  }
  // SS-P17
  const shields = g.sites.filter((site) => site.card !== null).sort((a, b) => a.card!.order - b.card!.order);
  for (const site of shields) {
    const { seat, weapon } = site.card!;
    g.players[seat]!.debris.push({ owner: seat, weapon });
    site.card = null;
    tell({ t: 'shieldReturned', owner: seat });
  }
  endRound(g, tell);
}

function fire(g: RefGame, from: RefSite, card: RefPlaced, tell: Tell): void {
  const me = g.players[card.seat]!;
  // SS-P7
  const targets = pattern(card.weapon, card.arrow)
    .flatMap(({ dx, dy, hits }) => {
      const site = find(g, from.x + dx, from.y + dy);
      return site === undefined ? [] : [{ site, hits }];
    })
    .sort((a, b) => a.site.y - b.site.y || a.site.x - b.site.x);
  tell({
    ...{ t: 'weaponFires', seat: card.seat, weapon: card.weapon.id, at: xy(from) },
    targets: targets.map(({ site }) => xy(site)),
  });
  // SS-P8
  const shields = targets
    .map(({ site }) => site)
    .filter(({ card: other }) => other !== null && other.weapon.priority === null)
    .sort((a, b) => a.card!.order - b.card!.order);
  const caughtBy = shields[0];
  if (caughtBy !== undefined) {
    const shield = caughtBy.card!;
    const { conquest } = g.players[shield.seat]!;
    tell({
      ...{ t: 'shieldCaught', catcher: shield.seat, shieldAt: xy(caughtBy), attacker: card.seat },
      weapon: card.weapon.id,
    });
    conquest.push({ owner: card.seat, weapon: card.weapon }, { owner: shield.seat, weapon: shield.weapon });
    from.card = null;
    caughtBy.card = null;
    return;
  }
  // SS-P9
  const sheltered = targets.filter(({ site }) => site !== from && site.card !== null);
  for (const { site } of sheltered) destroy(g, site, card.seat, 'shot', tell);
  // SS-P10, SS-P11
  for (const target of targets)
    if (!sheltered.includes(target)) for (let k = 0; k < target.hits; k++) hit(g, target.site, card.seat, tell);
  // SS-P14
  from.card = null;
  me.debris.push({ owner: card.seat, weapon: card.weapon });
  tell({ t: 'weaponSpent', owner: card.seat, weapon: card.weapon.id });
  // SS-P15
  const alone = g.sites.filter((site) => neighbours(g, site.x, site.y).length === 0);
  for (const site of alone) {
    if (site.card !== null) destroy(g, site, card.seat, 'isolated', tell);
    const { planet } = site;
    tell({
      t: 'planetCaptured',
      by: card.seat,
      at: xy(site),
      planet: planet.id,
      level: level(site),
      cause: 'isolated',
    });
    (g.options.isolatedTo === 'debris' ? me.debris : me.conquest).push({ planet });
  }
  g.sites = g.sites.filter((site) => !alone.includes(site));
}

function pattern(weapon: WeaponCard, arrow: Arrow) {
  return weapon.cells.map(({ dx, dy, hits }) => {
    if (arrow === 1) return { dx: -dy, dy: dx, hits };
    if (arrow === 2) return { dx: -dx, dy: -dy, hits };
    if (arrow === 3) return { dx: dy, dy: -dx, hits };
    return { dx, dy, hits };
  });
}

function destroy(g: RefGame, site: RefSite, by: number, cause: 'shot' | 'isolated', tell: Tell): void {
  const { seat, weapon } = site.card!;
  site.card = null;
  g.players[by]!.debris.push({ owner: seat, weapon });
  tell({ t: 'weaponDestroyed', by, owner: seat, weapon: weapon.id, at: xy(site), cause });
}

/** The table of SS-P10. */
function hit(g: RefGame, site: RefSite, by: number, tell: Tell): void {
  if (!g.sites.includes(site)) return;
  const now = level(site);
  if (now === null) return;
  if (now === 4 || now === 2) {
    site.high = false;
    tell({ t: 'planetTurned', at: xy(site), planet: site.planet.id, from: now, to: now === 4 ? 3 : 1 });
    return;
  }
  tell({ t: 'planetCaptured', by, at: xy(site), planet: site.planet.id, level: now, cause: 'shot' });
  g.players[by]!.conquest.push({ planet: site.planet });
  if (now === 1) {
    g.sites = g.sites.filter((other) => other !== site);
    return;
  }
  // SS-P13
  const index = g.deck.findIndex((card) => card.kind === 'small');
  site.planet = g.deck[index]!;
  site.high = true;
  g.deck = g.deck.filter((_, place) => place !== index);
  const after = g.options.nextReplacement === 'shown' ? g.deck.find((card) => card.kind === 'small') : undefined;
  tell({ t: 'planetReplaced', at: xy(site), planet: site.planet.id, next: after?.id ?? null });
}

function endRound(g: RefGame, tell: Tell): void {
  const over = g.round === 7 || g.sites.length <= g.n;
  const nextInvader = (g.invader + 1) % g.n;
  tell({ t: 'roundEnded', planetsLeft: g.sites.length, nextInvader: over ? null : nextInvader });
  if (!over) {
    g.invader = nextInvader;
    g.toAct = nextInvader;
    g.round += 1;
    tell({ t: 'roundStarted', round: g.round, invader: nextInvader });
    return;
  }
  for (const [owner, player] of g.players.entries()) {
    player.debris.push(...player.hand.map((weapon) => ({ owner, weapon })));
    player.hand = [];
  }
  g.phase = 'over';
  g.toAct = null;
  g.result = refScore(g);
}
