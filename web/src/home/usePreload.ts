import { useEffect } from 'react';
import { loadKit } from '../play/kit.ts';
import { useLang } from '../words/speech.ts';
import type { AtlasPlate } from './atlas.ts';

/** Brings what "Play now" needs while nobody waits for it. */
export function usePreload(plates: readonly AtlasPlate[]): void {
  const lang = useLang();
  useEffect(() => {
    const bring = () => {
      void import('../play/LocalPage.tsx');
      for (const { room } of plates) {
        // What does not arrive now is asked for again when it is needed.
        void Promise.all([loadKit(room.id), room.words().then((words) => words.catalogue(lang))]).catch(() => null);
      }
    };
    if (typeof requestIdleCallback !== 'function') {
      const clock = setTimeout(bring, 300);
      return () => clearTimeout(clock);
    }
    const idle = requestIdleCallback(bring, { timeout: 1500 });
    return () => cancelIdleCallback(idle);
  }, [plates, lang]);
}
