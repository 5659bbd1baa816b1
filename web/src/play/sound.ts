import { createSound, getPrefs, type Prefs, type SoundName } from '@orrery/ui';
import { useEffect } from 'react';
import { isScreen } from '../wait/screen.ts';

const desk = createSound();
for (const gesture of ['pointerdown', 'keydown'] as const)
  globalThis.addEventListener?.(gesture, () => desk.unlock(), { capture: true, passive: true });

/** In a room with a large screen that sounds for all, phones are still; whoever sits at a desk is elsewhere. */
export function isHushed(
  table: { readonly screen?: true | undefined },
  here: Readonly<Record<'screen' | 'desk', boolean>>,
) {
  return table.screen === true && !here.screen && !here.desk;
}

let hushed = false;

/** Until it is left, what happens at this table is heard from its large screen, where it has one. */
export function useHush(table: { readonly screen?: true | undefined }, desk: boolean): void {
  const now = isHushed(table, { screen: isScreen(), desk });
  useEffect(() => {
    hushed = now;
    return () => {
      hushed = false;
    };
  }, [now]);
}

export function playSound(name: string | null, prefs: Prefs = getPrefs()): void {
  if (name === null || !prefs.sound || hushed) return;
  desk.setVolume('game', prefs.volumes.game ?? 0.6);
  desk.setVolume('alerts', prefs.volumes.alerts ?? 0.8);
  desk.play(name as SoundName);
}
