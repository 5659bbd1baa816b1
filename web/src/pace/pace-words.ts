import type { Game, Kind, Pace } from '@orrery/kernel';
import type { Lang, Say } from '@orrery/words';
import type { WebWord } from '../words/en.ts';
import { useLang, useSay } from '../words/speech.ts';
import { durationWords } from './duration.ts';
import { presetOf } from './presets.ts';

const day = 86_400_000;

interface Reader {
  readonly say: Say<WebWord>;
  readonly lang: Lang;
}

/** The one way to say how time passes at a table, and what that means in numbers where somebody has its rules at hand. */
export function paceSentence(pace: Pace, game: Game<Kind>, options: object, { say, lang }: Reader): string {
  const longest = game.pacing?.longest(options) ?? null;
  if (longest === null || pace.tempo === 'off') return say('pace.off');
  const name = say(`pace.${presetOf(pace)}`);
  const time = durationWords(mostOf(pace, longest), lang);
  const reserve = pace.tempo === 'live' ? (pace.reserve ?? 0) : 0;
  if (reserve === 0) return say('pace.each', { name, time });
  return say('pace.each.reserve', { name, time, reserve: durationWords(reserve, lang) });
}

/** Without the rules at hand, for a list. */
export function paceName(pace: Pace, { say, lang }: Reader): string {
  const name = say(`pace.${presetOf(pace)}`);
  return pace.days === undefined ? name : say('pace.days.each', { name, time: durationWords(pace.days * day, lang) });
}

/** The most time that one decision has. */
function mostOf({ tempo, days, slower = 1 }: Pace, longest: number): number {
  if (tempo === 'live') return longest * slower;
  return days === undefined ? longest * 3600 : days * day;
}

export const usePaceReader = (): Reader => ({ say: useSay(), lang: useLang() });
