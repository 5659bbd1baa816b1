import { BrokenLog, fold, type Kind, type Observer, optionsOf } from '@orrery/kernel';
import { createSay, type Lang, langs, plain } from '@orrery/words';
import { read, whole } from './arguments.ts';
import { readFile } from './file.ts';
import { BadArguments, Failed } from './problem.ts';

export const usage = `orrery replay FILE [--as SEAT] [--lang it|en]
  Prints a recorded match as sentences, as everyone saw it, or as one seat did (--as). Moves taken back are left out.`;

export async function replay(args: readonly string[]): Promise<void> {
  const { values, positionals } = read(args, {
    as: { type: 'string' },
    lang: { type: 'string', default: 'en' },
  });
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new BadArguments('replay wants one file');
  const { lang } = values;
  if (!isLang(lang)) throw new BadArguments(`--lang is one of ${langs.join(', ')}, not '${lang}'`);
  const { file, edition } = await readFile(path);
  const { head, entries, names } = file;
  const as: Observer = values.as === undefined ? 'table' : whole('as', values.as, 0);
  if (as !== 'table' && as >= head.seats) throw new BadArguments(`--as wants a seat from 0 to ${head.seats - 1}`);
  const { game } = await edition.rules();
  const words = await edition.words();
  const say = createSay(lang, [await words.catalogue(lang)]);
  const name = (seat: number) => names[seat] ?? `${seat}`;
  let past = words.past?.none;
  const tell = (event: Kind['event'], options: Kind['options']) => {
    const seen = game.tell(event, as);
    if (seen === null) return;
    const sentence = words.sentence(seen, as, name, say, options, past);
    past = words.past?.after(past, seen);
    if (sentence) console.log(plain(say(sentence.id, sentence.values)));
  };
  try {
    const options = optionsOf(game, head);
    fold(game, head, entries, (_entry, events) => {
      for (const event of events) tell(event, options);
    });
  } catch (error) {
    if (error instanceof BrokenLog) throw new Failed(`${path} does not hold: ${error.message}`);
    throw error;
  }
}

function isLang(text: string): text is Lang {
  return (langs as readonly string[]).includes(text);
}
