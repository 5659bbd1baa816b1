import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { hearing } from './hearing.ts';
import type { Catalogue, Say, Values } from './words.ts';

export * from './words.ts';

type Compiled = ReturnType<typeof compileMessageOrThrow>;
const known = new Map<string, Compiled>();

/** Lingui compiles a message whenever it is said: a table says hundreds at once, and the same ones again with every event. */
function compiled(message: string): Compiled {
  const found = known.get(message) ?? compileMessageOrThrow(message);
  known.set(message, found);
  return found;
}

/** Sentences in one language out of one or more catalogues; ICU plurals and selects included. */
export function createSay(lang: string, catalogues: readonly Catalogue<string>[]): Say {
  const messages: Readonly<Record<string, string>> = Object.assign({}, ...catalogues);
  const i18n = setupI18n({ locale: lang, messages: { [lang]: messages } });
  i18n.setMessagesCompiler(compiled);
  const hear = hearing();
  const spoken = (id: string, values?: Values) => {
    hear?.(id, messages[id] ?? '');
    return i18n._(id, values ?? {});
  };
  const joined = new Intl.ListFormat(written[lang] ?? lang);
  if (lang !== 'it') return Object.assign(spoken, { list: (items: readonly string[]) => joined.format(items) });
  return Object.assign((id: string, values?: Values) => euphonic(spoken(id, values)), {
    list: (items: readonly string[]) => euphonic(joined.format(items)),
  });
}

/** English is British here: no comma before the last "and". */
const written: Readonly<Record<string, string>> = { en: 'en-GB' };

/**
 * Italian says "ed" before an e and "ad" before an a, and nowhere else: whom a sentence names is known only when it is filled.
 */
function euphonic(sentence: string): string {
  return sentence.replaceAll(/(?<![\p{L}’])([aeAE]) (?=(?:<b>)?(\p{L}))/gu, (found, vowel: string, next: string) =>
    sounds(vowel) === sounds(next) ? `${vowel}d ` : found,
  );
}

/** A letter without its case and accent. */
const sounds = (letter: string): string => letter.normalize('NFD').charAt(0).toLowerCase();

/** A sentence cut where it is bold: `<b>...</b>` marks it in the catalogues. */
export function pieces(sentence: string): { readonly text: string; readonly bold: boolean }[] {
  return sentence
    .split(/(<b>.*?<\/b>)/)
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith('<b>') ? { text: piece.slice(3, -4), bold: true } : { text: piece, bold: false },
    );
}

/** A sentence as plain text: for the terminal, a screen reader, a title bar. */
export function plain(sentence: string): string {
  return sentence.replaceAll(/<\/?b>/g, '');
}
