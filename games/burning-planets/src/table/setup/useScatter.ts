import type { Turn } from '@orrery/ui';
import { useEffect, useState } from 'react';
import type { BurningPlanets } from '../../rules/kind.ts';
import type { View } from '../../rules/seen.ts';
import type { Touches } from '../choices.ts';
import { anyPlace } from './places.ts';

/** Once asked for, lays every asteroid of mine that is left where chance has it, as soon as its panel is drawn. */
export function useScatter(view: View, turn: Turn<BurningPlanets> | null, touches: Touches) {
  const [on, setOn] = useState(false);
  const asked = on && view.stage === 'asteroids' && turn !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one for each that is asked for
  useEffect(() => {
    const move = asked ? anyPlace(touches, Math.random) : null;
    if (move !== null) void turn?.play(move);
  }, [asked, view.acts]);
  return { on: asked, start: () => setOn(true) };
}
