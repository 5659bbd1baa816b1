import type { Cell } from '../../rules/moves.ts';
import { cellOfTarget } from '../../sight/cells.ts';
import type { Aim, Sense } from '../sense.ts';
import type { Fleet } from './useFleet.ts';
import type { Way } from './Ways.tsx';

/** Where the ships of a fleet are, and where they are told to go or to strike. */
export function cellsOfFleet({ view }: Sense, { ships, aim }: Pick<Fleet, 'ships' | 'aim'>): Cell[] {
  const told = aim === null ? null : 'to' in aim ? aim.to : cellOfTarget(view, aim.target);
  return [...ships.map((ship) => cellOfTarget(view, { ship })), told].filter((cell) => cell !== null);
}

/** The target of a fleet with its chances, as the map marks it; nothing where nobody can strike it yet. */
export function fleetAims({ view }: Sense, { aim, plan }: Pick<Fleet, 'aim' | 'plan'>): Aim[] {
  if (aim === null || plan === null || !('target' in aim) || plan.chance === 0) return [];
  const cell = cellOfTarget(view, aim.target);
  const odds = { wins: plan.chance, of: 1 };
  return cell === null ? [] : [{ target: aim.target, cell, odds, attacks: 1, inAll: plan.chance }];
}

/** The ways of a fleet, numbered as its ships act. */
export function fleetWays({ view }: Sense, { plan }: Fleet): Way[] {
  return (plan?.parts ?? []).flatMap(({ ship, to }, i) => {
    const from = cellOfTarget(view, { ship });
    return from === null || to === null ? [] : [{ from, to, no: i + 1 }];
  });
}
