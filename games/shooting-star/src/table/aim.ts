import type { Turn } from '@orrery/ui';
import { useMemo, useState } from 'react';
import type { WeaponId } from '../data/index.ts';
import type { Arrow, Options, PlaceWeapon, Refusal, ShootingStar, View, XY } from '../rules/kind.ts';
import { sameCell, siteAt } from '../sight/change.ts';
import { cellKey } from './beats.ts';
import { type Aim, type Preview, preview } from './preview.ts';

/** What has been picked so far: weapon and planet in any order, and the arrow. */
export interface Picked {
  readonly weapon: WeaponId | null;
  readonly at: XY | null;
  readonly arrow: Arrow;
}

const NOTHING: Picked = { weapon: null, at: null, arrow: 0 };

const ARROWS: Readonly<Record<Options['arrow'], readonly Arrow[]>> = {
  half: [0, 2],
  fixed: [0],
  quarter: [0, 1, 2, 3],
};

/** SS-P3: the next way the arrow may point at this table; null where it cannot turn. */
export function nextArrow(options: Options, arrow: Arrow): Arrow | null {
  const arrows = ARROWS[options.arrow];
  if (arrows.length === 1) return null;
  return arrows[(arrows.indexOf(arrow) + 1) % arrows.length] ?? 0;
}

export interface Aiming {
  readonly picked: Picked;
  /** Weapon and planet are both there. */
  readonly aim: Aim | null;
  /** Of the aim, or, before a planet is chosen, of the one that is looked at. */
  readonly preview: Preview | null;
  /** Free planets, while a weapon is in hand. */
  readonly legal: ReadonlySet<string> | null;
  readonly pending: boolean;
  pickWeapon(weapon: WeaponId): void;
  /** Answers why not, where that planet cannot be chosen. */
  pickPlanet(at: XY): void;
  /** The mouse or the keys are over this planet: what the weapon in hand would do there is shown. */
  look(at: XY | null): void;
  carry(weapon: WeaponId, at: XY | null, arrow?: Arrow): void;
  /** Where a weapon that is carried over this planet would lie; null: it cannot lie there. */
  aimAt(weapon: WeaponId, at: XY): Aim | null;
  readonly turn: (() => void) | null;
  readonly cancel: (() => void) | null;
  readonly play: (() => void) | null;
}

/** What was picked before, where that is the same: nothing is drawn again for it. */
function alike(before: Picked, next: Picked): Picked {
  const sameAt = before.at === null || next.at === null ? before.at === next.at : sameCell(before.at, next.at);
  return sameAt && before.weapon === next.weapon && before.arrow === next.arrow ? before : next;
}

/** My go: pick, aim, turn, confirm. Nothing of it leaves the device before `play`. */
export function useAiming(
  view: View,
  turn: Turn<ShootingStar> | null,
  explain: (refusal: Refusal) => void,
  /** Where a weapon on its way would lie just now. */
  carried: () => Aim | null = () => null,
): Aiming {
  const [state, setState] = useState(NOTHING);
  const [pending, setPending] = useState(false);
  const [looked, setLooked] = useState<XY | null>(null);
  const active = turn !== null && view.phase === 'place' && !pending;
  const hand = view.hand ?? [];
  // While it is on its way the weapon lies where it was laid.
  const kept = active || pending ? state : NOTHING;
  const picked: Picked = {
    weapon: kept.weapon !== null && hand.includes(kept.weapon) ? kept.weapon : null,
    at: kept.at !== null && siteAt(view, kept.at)?.card === null ? kept.at : null,
    arrow: nextArrow(view.options, 0) === null ? 0 : state.arrow,
  };
  const change = (next: Partial<Picked>) => setState((before) => alike(before, { ...picked, ...next }));
  const { weapon, at, arrow } = picked;
  const aim: Aim | null = weapon !== null && at !== null ? { weapon, at, arrow } : null;
  const here = active && looked !== null && siteAt(view, looked)?.card === null ? looked : null;
  const shown: Aim | null = aim ?? (weapon !== null && here !== null ? { weapon, at: here, arrow } : null);
  const free = useMemo(
    () => new Set(view.sites.filter(({ card }) => card === null).map((site) => cellKey(site.at))),
    [view.sites],
  );

  const pickPlanet = (to: XY): void => {
    if (!active) return;
    const site = siteAt(view, to);
    if (site === null) explain('NO_PLANET');
    else if (site.card !== null) explain('PLANET_COVERED');
    else change({ at: weapon === null && at !== null && sameCell(at, to) ? null : to });
  };
  const pickWeapon = (id: WeaponId): void => {
    if (pending) return;
    if (!active) explain(view.phase === 'over' ? 'GAME_OVER' : 'NOT_YOUR_GO');
    else if (!hand.includes(id)) explain('CARD_NOT_IN_HAND');
    else change({ weapon: weapon === id ? null : id });
  };
  const play = (move: PlaceWeapon): void => {
    if (turn === null) return;
    const refusal = turn.refusal(move);
    if (refusal !== null) {
      explain(refusal);
      return;
    }
    setPending(true);
    // Why the host said no is for the app to explain; here the pick only starts anew.
    const settled = () => {
      setPending(false);
      setState(NOTHING);
    };
    turn.play(move).then(settled, settled);
  };
  const turned = nextArrow(view.options, arrow);
  return {
    picked,
    aim,
    preview: shown === null || pending ? null : preview(view, shown),
    legal: active && weapon !== null ? free : null,
    pending,
    pickWeapon,
    pickPlanet,
    look: setLooked,
    carry: (id, to, way = arrow) => {
      if (active) change({ weapon: id, arrow: way, at: to !== null && free.has(cellKey(to)) ? to : at });
    },
    aimAt: (id, to) => (active && free.has(cellKey(to)) ? { weapon: id, at: to, arrow } : null),
    turn: active && shown !== null && turned !== null ? () => change({ arrow: turned }) : null,
    cancel: active && (weapon !== null || at !== null) ? () => change({ weapon: null, at: null }) : null,
    play: aim === null || pending ? null : () => play({ t: 'placeWeapon', ...(carried() ?? aim) }),
  };
}
