import fs from 'node:fs';
import { decks } from '@orrery/sky-of-stars/data';
import { templates } from '@orrery/sky-of-stars/templates';
import { read, whole } from '../arguments.ts';
import { BadArguments } from '../problem.ts';
import { contactSheet } from './contact-sheet.ts';
import { skyFile } from './generate.ts';

export const usage = `orrery sky --seed N [--out FILE] | --templates FILE.svg [--deck NAME]
  Generates a new, valid sky for A Sky of Stars: the same seed makes the same sky. Or draws every picture the bots know, on one
  sheet, style beside style. Decks: canonical, second, both, second-2, both-2.`;

export async function sky(args: readonly string[]): Promise<void> {
  const { values, positionals } = read(args, {
    seed: { type: 'string' },
    out: { type: 'string' },
    templates: { type: 'string' },
    deck: { type: 'string' },
  });
  if (positionals.length > 0) throw new BadArguments(`sky wants no '${positionals[0]}'`);
  if ((values.seed === undefined) === (values.templates === undefined))
    throw new BadArguments('sky wants either --seed or --templates');
  const { deck } = values;
  if (deck !== undefined && !isDeck(deck)) throw new BadArguments(`no deck is called '${deck}'`);
  if (values.templates !== undefined) {
    write(values.templates, contactSheet(decks[deck ?? 'canonical'], templates));
    return;
  }
  const text = JSON.stringify(skyFile(whole('seed', values.seed!, 0)), null, 1);
  if (values.out === undefined) console.log(text);
  else write(values.out, `${text}\n`);
}

function isDeck(name: string): name is keyof typeof decks {
  return Object.hasOwn(decks, name);
}

function write(path: string, text: string): void {
  try {
    fs.writeFileSync(path, text);
  } catch {
    throw new BadArguments(`cannot write the file '${path}'`);
  }
  console.log(path);
}
