import { useEffect, useState } from 'react';
import { createSound, type Sound } from '../sound/index.ts';
import { usePrefs } from './usePrefs.ts';

let sound: Sound | null = null;
const shared = (): Sound => {
  sound ??= createSound();
  return sound;
};

/** The page's one instrument: silent until the first touch or key, as loud as the preferences say. */
export function useSound(): Sound {
  const [instrument] = useState(shared);
  const [{ sound: on, volumes }] = usePrefs();
  useEffect(() => {
    instrument.setVolume('game', on ? volumes.game : 0);
    instrument.setVolume('alerts', on ? volumes.alerts : 0);
  }, [instrument, on, volumes]);
  useEffect(() => {
    addEventListener('pointerdown', instrument.unlock, { once: true });
    addEventListener('keydown', instrument.unlock, { once: true });
    return () => {
      removeEventListener('pointerdown', instrument.unlock);
      removeEventListener('keydown', instrument.unlock);
    };
  }, [instrument]);
  return instrument;
}
