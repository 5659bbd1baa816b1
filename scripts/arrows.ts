// Checks that imports point the way the architecture says. `npm run arrows`; a broken arrow is named with file and line.
import fs from 'node:fs';
import path from 'node:path';

/**
 * Every room of the house: its files, and what they may import.
 * - `own x`: room x of the same game; a bare name: that room of the house, whatever the game
 * - `types of x`: only by `import type`; `later x`: only by `import()`, or as the address of a worker
 * - `npm`: any package; `node`: anything of Node; other names with their path below them: that package alone
 * The first room that claims a file has it. A room that may import `anything` is outside the arrows.
 */
const rooms: readonly { readonly name: string; readonly files: RegExp; readonly may: readonly string[] }[] = [
  { name: 'tests', files: /\/tests\//, may: ['anything'] },
  // What `orrery new-game` copies into a room of its own, where the arrows hold.
  { name: 'template', files: /^lab\/template\//, may: ['anything'] },
  { name: 'kernel', files: /^kernel\/src\//, may: ['kernel', '@noble/hashes'] },
  { name: 'laws', files: /^laws\/src\//, may: ['kernel', 'laws', '@noble/hashes', 'fast-check', 'vitest', 'node'] },
  { name: 'words laws', files: /^words\/laws\//, may: ['kernel', 'laws', 'words', 'words laws', 'vitest'] },
  { name: 'data', files: /^games\/[^/]+\/src\/data\//, may: ['kernel', 'own data', 'own rules', 'own sight'] },
  { name: 'rules', files: /^games\/[^/]+\/src\/rules\//, may: ['kernel', 'own data', 'own rules', 'own sight'] },
  // Whole and for itself: what is new may change, and an old match must not.
  { name: 'earlier rules', files: /^games\/[^/]+\/src\/rules-\d+\//, may: ['kernel', 'own earlier rules'] },
  { name: 'sight', files: /^games\/[^/]+\/src\/sight\//, may: ['kernel', 'own data', 'own rules', 'own sight'] },
  { name: 'bot', files: /^games\/[^/]+\/src\/bot\//, may: ['kernel', 'own data', 'own rules', 'own sight', 'own bot'] },
  // For the laboratory alone: bots that new ones are measured against, what tells a bot part of the truth, and what is looked at in a match.
  {
    name: 'yardstick',
    files: /^games\/[^/]+\/src\/(bot-\d+|probe|eye)\//,
    may: ['kernel', 'own data', 'own rules', 'own sight', 'own bot', 'own yardstick'],
  },
  {
    name: 'game words',
    files: /^games\/[^/]+\/src\/words\//,
    may: ['kernel', 'words', 'own data', 'own game words', 'types of own rules', 'types of own sight'],
  },
  {
    name: 'table',
    files: /^games\/[^/]+\/src\/table\//,
    may: [
      ...['kernel', 'ui', 'words', 'react', 'own data', 'own rules', 'own sight', 'own game words', 'own picture'],
      'own table',
    ],
  },
  // The board as a picture to share: drawn alike by a page and by a server.
  {
    name: 'picture',
    files: /^games\/[^/]+\/src\/picture\//,
    may: [
      'kernel',
      'words',
      'engraving',
      'card',
      'own data',
      'own rules',
      'own sight',
      'own game words',
      'own picture',
    ],
  },
  {
    name: 'game',
    files: /^games\/[^/]+\/src\/index\.tsx?$/,
    may: [
      'kernel',
      'words',
      'own data',
      'own rules',
      'own earlier rules',
      'own sight',
      'own bot',
      'own game words',
      'later own table',
      'later own picture',
      'types of ui',
    ],
  },
  { name: 'shelf', files: /^games\/index\.ts$/, may: ['words', 'game', 'types of ui'] },
  { name: 'clock', files: /^clock\/src\//, may: ['kernel', 'clock'] },
  { name: 'ratings', files: /^ratings\/(src|data)\//, may: ['ratings'] },
  // Workers find a game's rules by its id; the search itself knows no game.
  { name: 'bots', files: /^bots\/src\/worker\//, may: ['kernel', 'words', 'bots', 'shelf', 'node'] },
  { name: 'bots', files: /^bots\/src\//, may: ['kernel', 'bots'] },
  { name: 'words', files: /^words\/src\//, may: ['kernel', 'words', '@lingui/core', '@lingui/message-utils'] },
  // What of the look needs no page.
  {
    name: 'engraving',
    files:
      /^ui\/src\/(engraving|theme\/(seats|plate-names)|art\/(pen|seeded|burin|sphere|planets\/\w+|seats\/\w+|frame\/\w+|sky\/\w+))\.ts$/,
    may: ['engraving'],
  },
  { name: 'card', files: /^card\/src\//, may: ['kernel', 'words', 'engraving', 'card'] },
  {
    name: 'ui',
    files: /^ui\/src\//,
    may: ['kernel', 'words', 'ui', 'engraving', 'react', 'react-dom', 'motion', '@fontsource', '@fontsource-variable'],
  },
  { name: 'wire', files: /^wire\/src\//, may: ['kernel', 'words', 'wire', 'valibot'] },
  // Who meets whom, and how everybody stands: as pure as the rules of a game.
  {
    name: 'tournament rules',
    files: /^server\/src\/tournaments\/rules\//,
    may: ['kernel', 'tournament rules'],
  },
  {
    name: 'server',
    files: /^server\/(src\/|package\.json$)/,
    may: [
      ...['kernel', 'words', 'shelf', 'game', 'clock', 'ratings', 'bots', 'card', 'wire', 'tournament rules', 'server'],
      ...['npm', 'node'],
    ],
  },
  {
    name: 'lab',
    files: /^lab\/(src\/|bin\/|package\.json$)/,
    may: [
      'kernel',
      'shelf',
      'game',
      'data',
      'yardstick',
      'ratings',
      'bots',
      'words',
      'server',
      'lab',
      'node',
      'postgres',
    ],
  },
  {
    name: 'web',
    files: /^web\/src\//,
    may: ['kernel', 'shelf', 'game', 'table', 'clock', 'ratings', 'bots', 'ui', 'card', 'words', 'wire', 'web', 'npm'],
  },
  {
    name: 'tools',
    files: /^(e2e|bench|scripts|tools|web\/(docs-pages|playground))\/|^(web\/)?[\w.-]+$/,
    may: ['anything'],
  },
];

/** Packages that only those may import who name them: `npm` does not cover them everywhere. */
const pages = /^(react|react-dom|motion|zustand|wouter)(\/|$)/;
const withPages = ['ui', 'web', 'table'];

export interface Broken {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
}

interface Import {
  readonly line: number;
  readonly from: string;
  readonly kind: 'static' | 'type' | 'later';
}

/** Small letters and hyphens; a component and a hook are called as what they hold. */
const named = /(^|\/)([a-z0-9]+([-.][a-z0-9]+)*|use[A-Z]\w*|[A-Z]\w*)(\.test)?\.(tsx?|mjs)$/;

/** All broken arrows below a root, files named in another fashion, and files of packages that would be one file once they are built. */
export function brokenArrows(root: string): Broken[] {
  const packages = workspaces(root);
  const built = new Set<string>();
  return sources(root).flatMap((file) => {
    // Where case is not kept, as on many a laptop.
    const name = file.replace(/\.\w+$/, '').toLowerCase();
    const twice = built.has(name);
    built.add(name);
    if (twice && /^(kernel|laws|words|bots|ui)\/(src|laws)\//.test(file))
      return [{ file, line: 1, rule: 'once it is built, another file of its folder has the same name but for case' }];
    if (!named.test(file))
      return [{ file, line: 1, rule: 'a file is called in-small-letters.ts, as its component or as its hook' }];
    const room = roomOf(file);
    if (room === undefined) return [{ file, line: 1, rule: 'no room of the house claims this file' }];
    if (room.may.includes('anything')) return [];
    return importsOf(fs.readFileSync(path.join(root, file), 'utf8')).flatMap(({ line, from, kind }) => {
      const target = from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : packages.get(from);
      // The shelf names its games by their folders, so that a new one needs nothing installed.
      if (from.startsWith('.') && room.name !== 'shelf' && folderOf(file) !== folderOf(target!))
        return [{ file, line, rule: `a relative path leaves its package: ${from}` }];
      const allowed = target === undefined ? mayUse(room, from) : mayReach(room, file, target, kind);
      if (allowed) return [];
      const what = target === undefined ? from : `${roomOf(target)?.name ?? target} (${from})`;
      const how = { static: 'import', type: 'import the types of', later: 'import later' }[kind];
      return [{ file, line, rule: `${room.name} may not ${how} ${what}; it may: ${room.may.join(', ')}` }];
    });
  });
}

function mayReach(room: (typeof rooms)[number], file: string, target: string, kind: Import['kind']): boolean {
  const name = roomOf(target)?.name;
  const own = gameOf(file) !== null && gameOf(file) === gameOf(target) ? [`own ${name}`] : [];
  const names = [`${name}`, ...own];
  return names.some(
    (each) =>
      room.may.includes(each) ||
      (kind === 'type' && room.may.includes(`types of ${each}`)) ||
      (kind === 'later' && room.may.includes(`later ${each}`)),
  );
}

function mayUse(room: (typeof rooms)[number], from: string): boolean {
  if (from.startsWith('node:')) return room.may.includes('node');
  if (room.may.some((each) => from === each || from.startsWith(`${each}/`))) return true;
  return room.may.includes('npm') && (withPages.includes(room.name) || !pages.test(from));
}

function roomOf(file: string): (typeof rooms)[number] | undefined {
  return rooms.find(({ files }) => files.test(file));
}

function gameOf(file: string): string | null {
  return /^games\/([^/]+)\/src\//.exec(file)?.[1] ?? null;
}

/** The package a file belongs to: its folder. */
function folderOf(file: string): string {
  return /^games\/[^/]+\//.exec(file)?.[0] ?? file.split('/')[0]!;
}

/** What `@orrery/...` addresses lead to, by the `exports` of each package. */
function workspaces(root: string): Map<string, string> {
  const known = new Map<string, string>();
  for (const file of walk(root, '', (name) => name === 'package.json')) {
    const { name, exports = {} } = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Package;
    if (!name?.startsWith('@orrery/')) continue;
    for (const [sub, target] of Object.entries(exports))
      known.set(path.posix.join(name, sub), path.posix.join(path.posix.dirname(file), target));
  }
  return known;
}
interface Package {
  readonly name?: string;
  readonly exports?: Readonly<Record<string, string>>;
}

function sources(root: string): string[] {
  return walk(root, '', (name) => /\.(ts|tsx|mjs)$/.test(name));
}

function walk(root: string, folder: string, wanted: (name: string) => boolean): string[] {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(node_modules|dist|\..*)$/.test(entry.name) ? [] : walk(root, file, wanted);
    return wanted(entry.name) ? [file] : [];
  });
}

/** Every import of a file, by reading its text: the house's formatter leaves few ways of writing one. */
export function importsOf(text: string): Import[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g, (found) => found.replace(/[^\n]/g, ' '));
  const found: Import[] = [];
  const add = (index: number, from: string, kind: Import['kind']) =>
    found.push({ line: code.slice(0, index).split('\n').length, from, kind });
  for (const match of code.matchAll(/^(?:import|export)\s+(type\s+)?([^'";]*?)\bfrom\s*['"]([^'"]+)['"]/gm))
    add(match.index, match[3]!, match[1] !== undefined || onlyTypes(match[2]!) ? 'type' : 'static');
  for (const match of code.matchAll(/^import\s*['"]([^'"]+)['"]/gm)) add(match.index, match[1]!, 'static');
  for (const match of code.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)) add(match.index, match[1]!, 'later');
  for (const match of code.matchAll(/\bnew URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url/g))
    add(match.index, match[1]!, 'later');
  return found.sort((a, b) => a.line - b.line);
}

function onlyTypes(names: string): boolean {
  const listed = /^\{([\s\S]*)\}\s*$/.exec(names.trim())?.[1]?.split(',') ?? [''];
  return (
    listed.every((name) => name.trim() === '' || /^type\s/.test(name.trim())) && listed.some((name) => name.trim())
  );
}

if (process.argv[1] === import.meta.filename) {
  const broken = brokenArrows(path.resolve(import.meta.dirname, '..'));
  for (const { file, line, rule } of broken) console.error(`${file}:${line} ${rule}`);
  if (broken.length > 0) process.exitCode = 1;
  else console.log('All arrows point the right way.');
}
