// What docs/voice.md says about words, and where a sentence does not hold to it.
import type { Lang } from '@orrery/words';
import type { Written } from './sentences.ts';

interface Forbidden {
  readonly room: string;
  readonly lang: Lang;
  readonly word: string;
  readonly say: string;
  /** What the word has for certain, in small letters. */
  readonly stem: string;
  readonly found: RegExp;
}

export interface Glossary {
  readonly forbidden: readonly Forbidden[];
  readonly allowed: readonly { readonly id: RegExp; readonly word: string }[];
  /** Words that have a capital in the middle of a sentence. */
  readonly capitals: ReadonlySet<string>;
}

/** The tables of the page are the list: the rows of a heading count for the room of its name. Beside its own, `names` have capitals. */
export function readGlossary(page: string, names: readonly string[] = []): Glossary {
  const forbidden: Forbidden[] = [];
  const allowed: { id: RegExp; word: string }[] = [];
  const [, glossary = ''] = page.split('\n## Glossary\n');
  for (const part of glossary.split('\n### ').slice(1)) {
    const [heading = '', ...lines] = part.split('\n');
    const rows = lines.filter((line) => line.startsWith('|')).slice(2);
    for (const row of rows) {
      const cells = row.split('|').map((cell) => cell.trim());
      if (heading.startsWith('Where')) {
        const [, id = '', word = ''] = cells;
        allowed.push({ id: new RegExp(`^${id.replaceAll('.', '\\.').replaceAll('*', '.*')}$`), word });
        continue;
      }
      const [, , english = '', notEnglish = '', italian = '', notItalian = ''] = cells;
      const room = heading === 'Everywhere' ? '' : heading.replace(/^A /, '').toLowerCase().replaceAll(' ', '-');
      const take = (lang: Lang, say: string, not: string) => {
        for (const [, word = ''] of not.matchAll(/`([^`]+)`/g))
          forbidden.push({ room, lang, word, say, stem: word.replace('*', '').toLowerCase(), found: whole(word) });
      };
      take('en', english, notEnglish);
      take('it', italian, notItalian);
    }
  }
  const [, raised = ''] = glossary.split('\n### Words with a capital\n');
  const capitals = new Set([...names, ...[...raised.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)]);
  return { forbidden, allowed, capitals };
}

/** A word as a whole, in any case but where the list itself has a capital or the row is about one. */
function whole(word: string): RegExp {
  const letters = word.replaceAll(/[.?+()[\]]/g, '\\$&').replaceAll('*', '[\\p{L}]*');
  const before = /^[\p{L}]/u.test(word) ? '(?<![\\p{L}])' : '';
  return new RegExp(`${before}${letters}(?![\\p{L}])`, cased.has(word) ? 'u' : 'iu');
}

/** Here the capital is what is wrong. */
const cased = new Set(['dark planet', 'scudo spaziale', 'pianeta oscuro', 'pianeti oscuri']);

/** What a person reads of a message, in all its forms: not the names of its values, nor what ICU chooses by. */
function shown(message: string): string {
  const marks = /\{(\w+)\}|\{\w+, \w+,|(?<=[,}] ?)(?:=\d+|[\w-]+) \{|\}|<\/?b>/g;
  return message.replaceAll(marks, (_mark, value: string | undefined) => (value === undefined ? ' ' : '…'));
}

/** Words that begin with a capital though no sentence, form or name begins there. */
function capitalsIn(message: string): readonly string[] {
  const read = message
    .replaceAll(/<b>[^<]*?([.:!?]?)<\/b>/g, (_bold, end: string) => (end === '' ? '◌' : end))
    .replaceAll(/\{\w+\}/g, '…');
  return [...read.matchAll(/(?<=[\p{Ll}\d,;)’”»◌] )(\p{Lu}\p{Ll}[\p{L}]*)/gu)].map(([, word]) => word!);
}

/** Each as "file, id: ...": the word that is wrong, and the one to use. */
export function faultsOf(sentences: readonly Written[], { forbidden, allowed, capitals }: Glossary): readonly string[] {
  return sentences.flatMap(({ file, id, lang, text }) => {
    const read = shown(text);
    const small = read.toLowerCase();
    const words = forbidden.filter(
      (row) =>
        row.lang === lang &&
        (row.room === '' || file.includes(row.room)) &&
        // Nearly every sentence holds: a quick look before the slow one.
        small.includes(row.stem) &&
        row.found.test(read) &&
        !allowed.some((each) => each.id.test(id) && each.word === row.word),
    );
    const raised =
      file.endsWith('.md') || file.includes('/data/') ? [] : capitalsIn(text).filter((word) => !capitals.has(word));
    const signs = [
      ...raised.map((word) => `“${word}” in the middle of a sentence; say: ${word.toLowerCase()}`),
      ...(/[ \u00a0]…/.test(text) ? ['a blank before an ellipsis; say “…” without'] : []),
      ...(/[}\d][ \u00a0]%/.test(text) && !file.endsWith('.md') ? ['a blank before %; say “40%” without'] : []),
      ...(/\p{L}'\p{L}/u.test(text) && !file.endsWith('.md') ? ['a straight apostrophe; say ’'] : []),
    ];
    return [
      ...words.map(({ word, say }) => `${file}, ${id} (${lang}): “${word}”; say: ${say}`),
      ...signs.map((sign) => `${file}, ${id} (${lang}): ${sign}`),
    ];
  });
}
