import { createSound, getPrefs, type Prefs, type SoundName } from '@orrery/ui';

const desk = createSound();
for (const gesture of ['pointerdown', 'keydown'] as const)
  globalThis.addEventListener?.(gesture, () => desk.unlock(), { capture: true, passive: true });

export function playSound(name: string | null, prefs: Prefs = getPrefs()): void {
  if (name === null || !prefs.sound) return;
  desk.setVolume('game', prefs.volumes.game ?? 0.6);
  desk.setVolume('alerts', prefs.volumes.alerts ?? 0.8);
  desk.play(name as SoundName);
}
