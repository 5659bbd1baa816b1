import type { PushedCall } from '@orrery/wire';
import type { Lang } from '@orrery/words';

/** What a notification says, and where it leads. */
export interface Called {
  readonly title: string;
  readonly body: string;
  /** A later notification about the same takes its place. */
  readonly tag: string;
  readonly path: string;
  /** The ids of the tables that wait, as far as it names them. */
  readonly tables: readonly string[];
}

/** A push in the reader's language. Something is shown whatever came: browsers stop calling who shows nothing. */
export function calledFrom(text: string, lang: Lang): Called {
  const words = spoken[lang];
  const call = readCall(text);
  const [first] = call?.tables ?? [];
  if (call === null || first === undefined)
    return { title: words.title, body: words.waits, tag: 'orrery', path: '/', tables: [] };
  const tables = call.kind === 'turn' ? call.tables.map(({ id }) => id) : [];
  if (call.count > 1) {
    const body = new Intl.ListFormat(words.locale).format(new Set(call.tables.map(nameOf)));
    return {
      title: words.tables(new Intl.NumberFormat(words.locale).format(call.count)),
      body,
      tag: 'orrery',
      path: '/',
      tables,
    };
  }
  const title = first.again === true ? words.again : words.turn;
  return { title, body: words.at(nameOf(first)), tag: first.id, path: `/t/${first.id}`, tables };
}

const nameOf = ({ name, title }: PushedCall['tables'][number]): string => (name === null ? title : `${title}, ${name}`);

function readCall(text: string): PushedCall | null {
  try {
    const call = JSON.parse(text) as PushedCall;
    return Array.isArray(call.tables) && call.tables.every(({ id }) => /^[\w-]{8,64}$/.test(id)) ? call : null;
  } catch {
    return null;
  }
}

const spoken = {
  en: {
    locale: 'en-GB',
    title: 'Orrery',
    waits: 'A table is waiting for you.',
    turn: 'Your turn',
    again: 'Someone wants a rematch',
    at: (name: string) => `At the table: ${name}.`,
    tables: (count: string) => `${count} tables are waiting for you`,
  },
  it: {
    locale: 'it',
    title: 'Orrery',
    waits: 'Un tavolo ti aspetta.',
    turn: 'Tocca a te',
    again: 'Qualcuno vuole la rivincita',
    at: (name: string) => `Al tavolo: ${name}.`,
    tables: (count: string) => `${count} tavoli ti aspettano`,
  },
} as const;
