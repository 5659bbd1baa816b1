// Every sentence that a person reads, out of the files that hold them.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Lang, langs } from '@orrery/words';

export interface Written {
  /** From the root of the repository. */
  readonly file: string;
  readonly id: string;
  readonly lang: Lang;
  readonly text: string;
}

const root = path.resolve(import.meta.dirname, '../..');

/** `en.ts`, `seats-en.ts`, `en/rules.ts`: a file of one language says so by its name. */
const ofLang = /(?:^|[/-])(en|it)(?:\/[\w-]+)?\.ts$/;

/** Every message of every catalogue: of the frame, the app, the cards to share, the games, and of a game made by `orrery new-game`. */
export async function catalogues(): Promise<readonly Written[]> {
  const games = fs.readdirSync(path.join(root, 'games')).map((game) => `games/${game}`);
  const found: Written[] = [];
  for (const room of ['ui', 'web', 'card', 'lab/template', ...games]) {
    const folder = `${room}/src/words`;
    if (!fs.existsSync(path.join(root, folder))) continue;
    for (const name of fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const lang = ofLang.exec(name)?.[1] as Lang | undefined;
      if (lang === undefined) continue;
      const file = `${folder}/${name}`;
      const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(path.join(root, file)).href);
      for (const part of Object.values(module))
        for (const [id, text] of Object.entries(part as object))
          if (typeof text === 'string') found.push({ file, id, lang, text });
    }
  }
  // A catalogue that is put together of others repeats them: a message is where it is written, deepest.
  const deepest = new Map<string, Written>();
  for (const each of found) {
    const key = `${each.file.split('/src/')[0]} ${each.lang} ${each.id}`;
    const known = deepest.get(key);
    if (known === undefined || depth(each) > depth(known)) deepest.set(key, each);
  }
  return [...deepest.values()];
}

const depth = ({ file }: Written): number => file.split('/').length;

/** What stands beside the catalogues: names of games and pieces, and what servers and workers say without them. */
export function loose(): readonly Written[] {
  const games = fs.readdirSync(path.join(root, 'games'));
  const data = games.flatMap((game) => {
    const folder = path.join(root, 'games', game, 'src/data');
    if (!fs.existsSync(folder)) return [];
    return fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `games/${game}/src/data/${name}`);
  });
  const files = [
    ...games.map((game) => `games/${game}/src/index.ts`),
    ...data,
    'server/src/calls/words.ts',
    'server/src/status/words.ts',
    'web/src/offline/notify.ts',
  ].filter((file) => /\.(ts|json)$/.test(file) && fs.existsSync(path.join(root, file)));
  return files.flatMap((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    return file.endsWith('.json') ? inData(file, text) : inText(file, text);
  });
}

/** `"en": "..."`, the names of cards and the words to draw. */
function inData(file: string, text: string): readonly Written[] {
  return [...text.matchAll(/"(en|it)": "([^"]*)"/g)].map(([, lang, name]) => ({
    ...{ file, id: name!, lang: lang as Lang, text: name! },
  }));
}

/** `en: '...'` wherever it stands, and whatever stands in a block that `en` or `it` opens. */
function inText(file: string, text: string): readonly Written[] {
  const found: Written[] = [];
  let block: Lang | null = null;
  for (const line of text.split('\n')) {
    const opens = /^\s*(?:const )?(en|it)(?::| =|: [^=]+ =) \{$/.exec(line)?.[1];
    if (opens !== undefined) block = opens as Lang;
    if (/^ {0,2}\}/.test(line)) block = null;
    for (const [, id, quoted] of line.matchAll(/(\w+): (?:\(.*\) => )?(?:.*\? )?(['"`][^'"`]+['"`])/g)) {
      const lang = langs.find((each) => each === id) ?? block;
      if (lang !== null) found.push({ file, id: id!, lang, text: quoted!.slice(1, -1) });
    }
  }
  return found;
}

/** The pages of rules, line by line, which people read too. */
export function pages(): readonly Written[] {
  const folder = 'docs/rules';
  const files = fs.readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);
  return files.flatMap((file) =>
    fs
      .readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .map((text, at) => ({
        file,
        id: /^- \*\*([A-Z]+-\w+)\*\*/.exec(text)?.[1] ?? `line ${at + 1}`,
        lang: 'en' as const,
        text: text.replaceAll(/`[^`]*`/g, ''),
      })),
  );
}
