import { localeOf } from '@orrery/words';
import { useTrouble } from '../shell/Notice.tsx';
import { useLang, useSay } from '../words/speech.ts';
import type { Ban } from './useTables.ts';

/** The server lets this person in no more; tables of this device play on. */
export function Banned({ ban }: { readonly ban: Ban }) {
  const say = useSay();
  const lang = useLang();
  const forEver = useTrouble()('BANNED');
  const date =
    ban.until === null
      ? null
      : new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeStyle: 'short' }).format(ban.until);
  return (
    <p className="notice bad" role="alert">
      {date === null ? forEver : say('home.banned', { date })}
    </p>
  );
}
