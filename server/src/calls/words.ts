import type { PushedCall } from '@orrery/wire';

interface Told {
  readonly lang: 'it' | 'en';
  /** Of the page. */
  readonly origin: string;
  readonly now: number;
}

/**
 * What a webhook gets: the facts for programs, and one sentence under the names that chats and phones of several makers read
 * (`text`, `content`, `message`).
 */
export function webhookBody({ kind, tables, count }: PushedCall, { lang, origin, now }: Told): object {
  const places = tables.map(({ id, ...table }) => ({ id, ...table, url: `${origin}/t/${id}` }));
  const again = count === 1 && tables[0]?.again === true;
  const said = () => {
    if (kind === 'test') return words[lang].test;
    return again ? words[lang].again : words[lang].turn(count, new Intl.NumberFormat(lang).format(count));
  };
  const sentence = said();
  const text = [
    sentence,
    ...places.map(({ title, name, url }) => `${name === null ? title : `${title}, ${name}`}: ${url}`),
  ].join('\n');
  const type = kind === 'test' ? 'orrery.test' : again ? 'orrery.rematch' : 'orrery.your-turn';
  return {
    type,
    timestamp: new Date(now).toISOString(),
    data: { count, tables: places },
    ...{ title: 'Orrery', text, content: text, message: text },
  };
}

const words = {
  en: {
    test: 'Orrery: a test call. You will be called here when a table is waiting for you.',
    again: 'Orrery: someone wants a rematch with you.',
    turn: (count: number, written: string) =>
      count === 1 ? 'Orrery: it is your turn.' : `Orrery: ${written} tables are waiting for you.`,
  },
  it: {
    test: 'Orrery: una chiamata di prova. Riceverai qui una chiamata quando un tavolo ti aspetta.',
    again: 'Orrery: qualcuno vuole la rivincita con te.',
    turn: (count: number, written: string) =>
      count === 1 ? 'Orrery: tocca a te.' : `Orrery: ${written} tavoli ti aspettano.`,
  },
};
