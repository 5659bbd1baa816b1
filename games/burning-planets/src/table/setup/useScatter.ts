import type { Turn } from '@orrery/ui';
import { useEffect, useRef, useState } from 'react';
import type { BurningPlanets } from '../../rules/kind.ts';
import type { View } from '../../rules/seen.ts';
import type { Touches } from '../choices.ts';
import { anyPlace } from './places.ts';

/** Once asked for, lays every asteroid of mine that is left where chance has it, as soon as its panel is drawn. */
export function useScatter(view: View, turn: Turn<BurningPlanets> | null, touches: Touches) {
  const [on, setOn] = useState(false);
  const pressed = useRef(false);
  const asked = on && view.stage === 'asteroids' && turn !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one for each that is asked for
  useEffect(() => {
    const move = asked ? anyPlace(touches, Math.random) : null;
    if (move === null) return;
    void turn?.play(move, pressed.current ? undefined : 'unattended');
    pressed.current = false;
  }, [asked, view.acts]);
  const start = (): void => {
    pressed.current = true;
    setOn(true);
  };
  return { on: asked, start };
}
