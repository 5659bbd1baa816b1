import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Catalogue, Lang, Say } from '@orrery/kernel';

type Compiled = ReturnType<typeof compileMessageOrThrow>;
const known = new Map<string, Compiled>();

/** Lingui compiles a message whenever it is said: a table says hundreds at once, and the same ones again with every event. */
function compiled(message: string): Compiled {
  const found = known.get(message) ?? compileMessageOrThrow(message);
  known.set(message, found);
  return found;
}

/** Sentences in one language out of one or more catalogues; ICU plurals and selects included. */
export function createSay(lang: Lang, catalogues: readonly Catalogue<string>[]): Say {
  const i18n = setupI18n({ locale: lang, messages: { [lang]: Object.assign({}, ...catalogues) } });
  i18n.setMessagesCompiler(compiled);
  return (id, values) => i18n._(id, values ?? {});
}

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
