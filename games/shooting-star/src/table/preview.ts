import { dataOf, type WeaponId } from '../data/index.ts';
import type { Arrow, Level, SiteSeen, View, XY } from '../rules/kind.ts';
import { sameCell, siteAt } from '../sight/change.ts';

export interface Aim {
  readonly weapon: WeaponId;
  readonly at: XY;
  readonly arrow: Arrow;
}

/**
 * What a weapon would do to one cell of the board as it lies.
 * captures: the planet goes to the attacker (`leaves`: the level of what takes its place, null for a gap);
 * turns: it drops to `to`; card: a face-down card shelters it, and is destroyed or is a Shield;
 * immune: a Dark planet; void: off the sector, or a gap.
 */
export type Blow =
  | { readonly t: 'captures'; readonly at: XY; readonly site: SiteSeen; readonly leaves: Level | null }
  | { readonly t: 'turns'; readonly at: XY; readonly site: SiteSeen; readonly to: Level }
  | { readonly t: 'card'; readonly at: XY; readonly site: SiteSeen; readonly owner: number }
  | { readonly t: 'immune'; readonly at: XY; readonly site: SiteSeen }
  | { readonly t: 'void'; readonly at: XY };

export interface Preview {
  readonly aim: Aim;
  readonly blows: readonly Blow[];
  /** Planets that would be left without a neighbour (SS-P15). */
  readonly isolated: readonly SiteSeen[];
}

/** SS-P3: clockwise quarter turns, never mirrored. */
function turned({ x, y }: XY, arrow: Arrow): XY {
  if (arrow === 0) return { x, y };
  if (arrow === 1) return { x: -y, y: x };
  return arrow === 2 ? { x: -x, y: -y } : { x: y, y: -x };
}

/** The cells of a weapon's pattern, wherever they lie, in the order of its card. */
function patternAt(view: View, { weapon, at, arrow }: Aim): { readonly at: XY; readonly hits: number }[] {
  const card = dataOf(view.options).weapons.find(({ id }) => id === weapon);
  return (card?.cells ?? []).map(({ dx, dy, hits }) => {
    const by = turned({ x: dx, y: dy }, arrow);
    return { at: { x: at.x + by.x, y: at.y + by.y }, hits };
  });
}

/** The blast before others fire: the rules of SS-P7 to SS-P15 on what the seat sees. */
export function preview(view: View, aim: Aim): Preview {
  const blows = patternAt(view, aim).map(({ at, hits }): Blow => {
    const site = siteAt(view, at);
    if (site === null) return { t: 'void', at };
    const own = sameCell(at, aim.at);
    if (site.card !== null && !own) return { t: 'card', at, site, owner: site.card.seat };
    return struck(site, hits);
  });
  const gone = blows.filter((blow) => blow.t === 'captures' && blow.leaves === null);
  return { aim, blows, isolated: gone.length === 0 ? [] : isolatedWithout(view, gone) };
}

/** SS-P10, SS-P12: one planet hit so many times in sequence. */
function struck(site: SiteSeen, hits: number): Blow {
  const { at } = site;
  let level = site.level;
  let taken = false;
  if (level === null) return { t: 'immune', at, site };
  for (let k = 0; k < hits && level !== null; k++) {
    if (level === 4 || level === 2) level = (level - 1) as Level;
    else {
      level = level === 3 ? 2 : null;
      taken = true;
    }
  }
  return taken ? { t: 'captures', at, site, leaves: level } : { t: 'turns', at, site, to: level as Level };
}

function isolatedWithout(view: View, gone: readonly Blow[]): SiteSeen[] {
  const left = view.sites.filter((site) => !gone.some(({ at }) => sameCell(at, site.at)));
  const near = (a: XY, b: XY) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;
  return left.filter((site) => !left.some((other) => near(site.at, other.at)));
}
