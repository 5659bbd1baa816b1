import type { Seat } from '@orrery/kernel';
import { shipClasses, structures } from '../data/index.ts';
import { borderOf, groundOf, hasSpaceport, isFreeGround } from '../rules/planets.ts';
import { canPay } from '../rules/purse.ts';
import type { Phase } from '../rules/state.ts';
import { tablesOf } from '../rules/tables.ts';
import { thingNumber } from '../rules/things.ts';
import { cellKey, targetKey } from '../sight/cells.ts';
import type { Picked } from './choices.ts';
import { isLater } from './flow/phases.ts';
import { idleUnits, type Sense } from './sense.ts';

/** What waits for me in a phase that is not over: planets that can build, yards with money for a ship, units that can act. */
export function waitingIn(sense: Sense, me: Seat, phase: Phase): Picked[] {
  const { view, s } = sense;
  if (view.turn?.seat !== me || isLater(view.turn.phase, phase)) return [];
  switch (phase) {
    case 'structures':
      return view.planets
        .filter(
          ({ id, owner, built }) => owner === me && built < view.options.buildsPerPlanet && canBuildAny(sense, me, id),
        )
        .map(({ id }) => ({ t: 'planet', planet: id }));
    case 'ships': {
      if (!shipClasses.some((cls) => canPay(s, me, thingNumber(cls)))) return [];
      const ports = view.planets.filter(({ id, owner }) => owner === me && hasSpaceport(s, id));
      const stations = view.stations.filter(({ owner }) => owner === me);
      return [
        ...ports.map(({ id }) => ({ t: 'planet' as const, planet: id })),
        ...stations.map(({ cell }) => ({ t: 'unit' as const, ref: { station: cell } })),
      ];
    }
    case 'actions':
      return idleUnits(sense, me).map((ref) => ({ t: 'unit', ref }));
  }
}

function canBuildAny({ s, board }: Sense, me: Seat, planet: number): boolean {
  const { bars, eventBars } = tablesOf(s.options);
  const barred = bars[s.biome[planet]!]! | eventBars[s.roll]!;
  const isFree = (cell: number) => isFreeGround(s, cell);
  const ground = groundOf(s, board, planet).some(isFree);
  const border = borderOf(s, board, planet).some(isFree);
  return structures.some((kind) => {
    const thing = thingNumber(kind);
    const room = kind === 'cannon' || kind === 'tower' ? border : ground;
    return room && ((barred >> thing) & 1) === 0 && canPay(s, me, thing);
  });
}

export const keyOf = (picked: Picked): string =>
  picked.t === 'planet'
    ? `planet ${picked.planet}`
    : picked.t === 'unit'
      ? targetKey(picked.ref)
      : cellKey(picked.cell);

/** The one after what is picked now, and from the last on to the first. */
export function nextThing(waiting: readonly Picked[], picked: Picked | null): Picked | null {
  if (waiting.length === 0) return null;
  const now = picked === null ? -1 : waiting.findIndex((one) => keyOf(one) === keyOf(picked));
  return waiting[(now + 1) % waiting.length]!;
}
