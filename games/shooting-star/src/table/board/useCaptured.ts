import type { Cue } from '@orrery/ui';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import type { ShootingStar, SiteSeen, View } from '../../rules/kind.ts';
import { siteAt } from '../../sight/change.ts';
import { beat, FLIGHT } from '../beats.ts';
import { passageOf } from './passage.ts';
import type { Plan } from './plan.ts';
import { wayOnBoard } from './useFlight.ts';

/** A planet on its way to a pile, as it lay. */
export interface Captured {
  readonly cue: Cue<ShootingStar>;
  readonly site: SiteSeen;
  readonly dx: number;
  readonly dy: number;
  readonly ms: number;
}

const none: readonly Captured[] = [];

/** A captured planet flies for longer than its event is on stage: those that one weapon has hit leave together. */
export function useCaptured(
  svg: RefObject<SVGSVGElement | null>,
  cue: Cue<ShootingStar> | null,
  view: View,
  plan: Plan,
): { readonly flying: readonly Captured[]; arrive(no: number): void } {
  const [flying, setFlying] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each event, from where it lay then
  useLayoutEffect(() => {
    // Whoever skips does not want to see the rest of it.
    if (cue === null) return setFlying(none);
    const { seen } = cue;
    const drawing = svg.current;
    const passage = passageOf(seen, view);
    if (seen.t !== 'planetCaptured' || seen.cause !== 'shot' || drawing === null || passage === null) return;
    const site = siteAt(view, seen.at);
    if (site === null || cue.ms === 0) return;
    const ms = Math.round((cue.ms * FLIGHT) / beat(seen, view));
    const flight = { cue, site, ...wayOnBoard(drawing, plan, passage), ms };
    setFlying((others) => [...others.filter((other) => other.cue.no !== cue.no), flight]);
  }, [cue]);
  const arrive = useCallback((no: number) => setFlying((all) => all.filter(({ cue }) => cue.no !== no)), []);
  return { flying, arrive };
}
