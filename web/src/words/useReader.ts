import { usePrefs } from '@orrery/ui';
import { useEffect } from 'react';
import { langOf, speak, useSpeech } from './speech.ts';

/** Whoever sits before this screen, in the language they chose or their browser asks for. */
export function useReader() {
  const [{ lang }] = usePrefs();
  const speech = useSpeech();
  const wanted = lang ?? langOf(navigator.languages);
  useEffect(() => {
    if (wanted !== speech.lang) void speak(wanted);
  }, [wanted, speech.lang]);
  return speech;
}
