import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BadArguments, Failed } from './problem.ts';

export const usage = `orrery new-game <id> [--title <title>]
  writes a whole little game into games/<id> and puts it on the shelf: rules, sight, bot, words, table, tests
  <id>      small letters, digits and hyphens: moon-market
  --title   what its plate says; else the id in words: Moon Market`;

const house = path.join(import.meta.dirname, '..', '..');
const template = path.join(house, 'lab', 'template');

export async function newGame(args: readonly string[], root: string = house): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { title: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const [id, ...more] = positionals;
  if (id === undefined || more.length > 0) throw new BadArguments('give the id of one game');
  const known = Object.keys(values).every((key) => key === 'title');
  if (!known) throw new BadArguments(`there is no --${Object.keys(values).find((key) => key !== 'title')}`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 30)
    throw new BadArguments(`'${id}' is no id: small letters, digits and hyphens, at most 30`);
  if (isTaken(id)) throw new BadArguments(`'${id}' is what something in every game is called: take another id`);
  if (id === 'tests' || fs.existsSync(path.join(root, 'games', id))) throw new Failed(`there is a games/${id} already`);
  const title = typeof values.title === 'string' ? values.title : titleOf(id);
  const shelf = path.join(root, 'games', 'index.ts');
  const before = fs.readFileSync(shelf, 'utf8');
  const plate = platesIn(root) + 1;
  const room = path.join(root, 'games', id);
  write(room, (text) => renamed(text, { id, title, plate }));
  fs.writeFileSync(shelf, shelved(before, id));
  format([room, shelf]);
  console.log(`games/${id} is on the shelf as plate ${plate}: ${title}`);
  for (const [command, shows] of [
    [`npx vitest run games/${id}`, 'its laws and tests'],
    [`npx orrery simulate ${id}`, 'bots against bots'],
    ['npm start', 'on the first page, against bots or by a link'],
  ] as const)
    console.log(`  ${command.padEnd(20 + id.length)}   ${shows}`);
  console.log('  npm run schemas, npm run playthroughs: what docs/ has of every game, of this one too');
  console.log('docs/adding-a-game.md goes through its files in order.');
}

function write(to: string, rename: (text: string) => string): void {
  for (const file of fs.readdirSync(template, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const from = path.join(file.parentPath, file.name);
    const target = path.join(to, path.relative(template, from));
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, rename(fs.readFileSync(from, 'utf8')));
  }
}

/** Where a line breaks hangs on how long a name is. */
function format(files: readonly string[]): void {
  const biome = path.join(house, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  if (!fs.existsSync(biome)) return;
  const how = ['format', '--write', '--vcs-enabled=false', `--config-path=${house}`];
  execFileSync(process.execPath, [biome, ...how, ...files], { stdio: 'pipe' });
}

const words = (id: string) => id.split('-').map((word) => word[0]!.toUpperCase() + word.slice(1));
const titleOf = (id: string) => words(id).join(' ');
const typeOf = (id: string) => words(id).join('');
const nameOf = (id: string) => typeOf(id)[0]!.toLowerCase() + typeOf(id).slice(1);
/** Of the rules: as many letters as the id has words, two at least. */
const ruleOf = (id: string) =>
  (id.includes('-') ? words(id).map((word) => word[0]!) : [...id.slice(0, 2)]).join('').toUpperCase();

/** Would its name in code be that of something else there? */
function isTaken(id: string): boolean {
  const code = fs.readdirSync(template, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const names = code.flatMap((file) => {
    const text = fs.readFileSync(path.join(template, file), 'utf8').replaceAll(/'[^'\n]*'|\/\*[\s\S]*?\*\//g, '');
    return text.match(/\b[A-Z]\w*/g) ?? [];
  });
  return names.includes(typeOf(id)) || reserved.has(nameOf(id));
}

/** What JavaScript and the shelf keep for themselves. */
const reserved = new Set(
  `await break case catch class const continue default delete do else enum export extends false finally for function if import in
  instanceof interface let new null package private protected public return shelf static super switch this throw true try typeof
  var void while with yield`.split(/\s+/),
);

function renamed(text: string, { id, title, plate }: { id: string; title: string; plate: number }): string {
  return text
    .replaceAll('sealed-bids', id)
    .replaceAll('SealedBids', typeOf(id))
    .replaceAll('sealedBids', nameOf(id))
    .replaceAll('Sealed Bids', title.replaceAll('\\', '\\\\').replaceAll("'", '’'))
    .replaceAll(/\bSB-(?=\d)/g, `${ruleOf(id)}-`)
    .replace('plate: 5,', `plate: ${plate},`)
    .replaceAll(/^(import (?:type )?\{ )(.*)( \} from)/gm, (_all, from: string, names: string, to: string) =>
      [from, names.split(', ').sort(byName).join(', '), to].join(''),
    );
}

const byName = (...pair: [string, string]): number => {
  const [a, b] = pair.map((name) => name.replace('type ', '').toLowerCase()) as [string, string];
  return a < b ? -1 : 1;
};

function platesIn(root: string): number {
  const games = path.join(root, 'games');
  const rooms = fs.readdirSync(games).map((name) => path.join(games, name, 'src', 'index.ts'));
  const plates = rooms
    .filter((file) => fs.existsSync(file))
    .map((file) => Number(/\bplate: (\d+)/.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? 0));
  return Math.max(0, ...plates);
}

/** The one line of a game: its import, in order, and its name at the end of the list. */
function shelved(shelf: string, id: string): string {
  const name = nameOf(id);
  const imports = shelf.match(/^import .* from '\.\/.*$/gm) ?? [];
  const line = `import { ${name} } from './${id}/src/index.ts';`;
  const path = (text: string) => /from '(.*)'/.exec(text)![1]!;
  const after = imports.findLast((other) => path(other) < path(line));
  const placed =
    after === undefined
      ? shelf.replace(imports[0]!, `${line}\n${imports[0]}`)
      : shelf.replace(after, `${after}\n${line}`);
  return placed.replace(/(readonly Room\[\] = \[[^\]]*?),?\s*\]/, `$1, ${name}]`);
}
