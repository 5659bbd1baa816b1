import type { Emit, Seat } from '@orrery/kernel';
import { first, has, tail } from './bits.ts';
import { drawSmall, nextShown } from './deck.ts';
import { IN_CONQUEST, IN_DEBRIS } from './keep.ts';
import type { Cause, Event, Level, XY } from './kind.ts';
import { destroy, destroyed } from './piles.ts';
import type { Sector } from './sector.ts';
import { levelAt } from './sites.ts';
import type { State } from './state.ts';

/** SS-P10 to SS-P12: the planets of `exposed` in reading order, each as often as the weapon hits it. */
export function strike(
  s: State,
  sector: Sector,
  exposed: number,
  again: Uint8Array | null,
  by: Seat,
  emit: Emit<Event>,
): void {
  for (let rest = exposed & ~s.dark; rest !== 0; rest = tail(rest)) {
    const site = first(rest);
    hit(s, sector, site, by, emit);
    if (again !== null) for (let k = again[site]!; k > 0 && has(s.alive, site); k--) hit(s, sector, site, by, emit);
  }
}

/** SS-P10: 4 turns to 3, 3 is captured and replaced by a 2, 2 turns to 1, 1 is captured and leaves a gap. */
function hit(s: State, sector: Sector, site: number, by: Seat, emit: Emit<Event>): void {
  const bit = 1 << site;
  if ((s.low & bit) === 0) {
    s.low |= bit;
    if (emit !== null) emitTurned(s, sector, site, emit);
    return;
  }
  if (emit !== null) emit(captured(s, sector, site, by, 'shot'));
  s.keeper[s.planets[site]!] = IN_CONQUEST + by;
  s.low &= ~bit;
  if ((s.named & bit) === 0) clear(s, site);
  else replace(s, sector, site, emit);
}

/** SS-P13. */
function replace(s: State, sector: Sector, site: number, emit: Emit<Event>): void {
  const planet = drawSmall(s, sector.cards);
  s.planets[site] = planet;
  s.named &= ~(1 << site);
  if (emit === null) return;
  const next = nextShown(s, sector.cards);
  emit({ t: 'planetReplaced', at: sector.at[site] as XY, planet: nameAt(s, sector, site), next });
}

/** The site becomes a gap, for good. */
function clear(s: State, site: number): void {
  const others = ~(1 << site);
  s.planets[site] = -1;
  s.alive &= others;
  s.named &= others;
  s.dark &= others;
  s.low &= others;
}

/**
 * SS-P15: every planet that lost its last neighbour with the sites just `cleared`. No other can be isolated, since none was
 * before the shot (I5).
 */
export function isolate(s: State, sector: Sector, cleared: number, by: Seat, emit: Emit<Event>): void {
  let near = 0;
  for (let rest = cleared; rest !== 0; rest = tail(rest)) near |= sector.neighbours[first(rest)]!;
  let alone = 0;
  for (let rest = near & s.alive; rest !== 0; rest = tail(rest))
    if ((sector.neighbours[first(rest)]! & s.alive) === 0) alone |= rest & -rest;
  for (let rest = alone; rest !== 0; rest = tail(rest)) {
    const site = first(rest);
    if (has(s.covered, site)) {
      if (emit !== null) emit(destroyed(s, sector, site, by, 'isolated'));
      destroy(s, site, by);
    }
    if (emit !== null) emit(captured(s, sector, site, by, 'isolated'));
    s.keeper[s.planets[site]!] = (s.options.isolatedTo === 'debris' ? IN_DEBRIS : IN_CONQUEST) + by;
    clear(s, site);
  }
}

function emitTurned(s: State, sector: Sector, site: number, emit: (event: Event) => void): void {
  const to = levelAt(s, site) as Level;
  emit({ t: 'planetTurned', at: sector.at[site] as XY, planet: nameAt(s, sector, site), from: (to + 1) as Level, to });
}

function captured(s: State, sector: Sector, site: number, by: Seat, cause: Cause): Event {
  const planet = nameAt(s, sector, site);
  return { t: 'planetCaptured', by, at: sector.at[site] as XY, planet, level: levelAt(s, site), cause };
}

function nameAt(s: State, sector: Sector, site: number): string {
  return sector.cards.set.planets[s.planets[site]!]!.id;
}
