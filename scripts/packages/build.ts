import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { followsTextSize } from '../../web/text-size.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What of a room of the house others can install: everything else in its `exports` stays here. */
interface Library {
  readonly room: string;
  readonly description: string;
  readonly entries: readonly string[];
  /** Folders that are compiled. */
  readonly sources: readonly string[];
  /** Files that are not code and go along, by how their names end. */
  readonly assets?: RegExp;
  /** Packages that whoever installs it brings; those with a question mark only for some entries. */
  readonly peers: readonly string[];
}

/** In the order in which they are built: each stands on those before it. */
export const libraries: readonly Library[] = [
  {
    room: 'kernel',
    description: 'What a game of hidden information is: rules over a seed and a log, views, undo, replay, host.',
    ...{ entries: ['.'], sources: ['src'], peers: [] },
  },
  {
    room: 'laws',
    description:
      'What every game of @orrery/kernel obeys, as tests of yours: nothing leaks, undo takes back, games end.',
    ...{ entries: ['.'], sources: ['src'], peers: ['@orrery/kernel', 'fast-check', 'vitest'] },
  },
  {
    room: 'words',
    description: 'Sentences of a game in more than one language: ICU messages, and the laws about them.',
    ...{
      entries: ['.', './room', './laws'],
      sources: ['src', 'laws'],
      peers: ['@orrery/kernel', '@orrery/laws?', 'vitest?'],
    },
  },
  {
    room: 'bots',
    description: 'Search that knows no game: bots for any game of @orrery/kernel.',
    ...{ entries: ['.', './verdict'], sources: ['src'], peers: ['@orrery/kernel'] },
  },
  {
    room: 'ui',
    description:
      'What every table shares: theme, frame, seats, hand, log, stage, end sheet. React components and their CSS.',
    entries: ['.', './drawer', './engraving', './theme.css', './frame.css', './handwriting.css', './fonts/*'],
    ...{
      sources: ['src'],
      assets: /\.(css|woff2|txt|md)$/,
      peers: ['@orrery/kernel', '@orrery/words', 'react', 'react-dom'],
    },
  },
];

/** Builds all of them below a folder, one folder each, ready for `npm pack`. */
export function buildLibraries(below: string, wanted: readonly string[] = libraries.map(({ room }) => room)): void {
  for (const library of libraries) if (wanted.includes(library.room)) build(library, below);
}

function build({ room, description, entries, sources, assets, peers }: Library, below: string): void {
  const [from, to] = [path.join(root, room), path.join(below, room)];
  fs.rmSync(to, { recursive: true, force: true });
  fs.mkdirSync(to, { recursive: true });
  compile(from, to, below, sources);
  for (const name of ['README.md', 'CHANGELOG.md']) fs.copyFileSync(path.join(from, name), path.join(to, name));
  fs.copyFileSync(path.join(root, 'LICENSE'), path.join(to, 'LICENSE'));
  if (assets)
    for (const file of fs.readdirSync(from, { recursive: true, encoding: 'utf8' }))
      if (assets.test(file) && file.startsWith('src')) copy(path.join(from, file), path.join(to, 'dist', file));
  const { exports, ...rest } = JSON.parse(fs.readFileSync(path.join(from, 'package.json'), 'utf8')) as Described;
  const known = { ...rest.devDependencies, ...rest.dependencies };
  const [named, optional] = [peers.map((peer) => peer.replace('?', '')), peers.filter((peer) => peer.endsWith('?'))];
  const carried = Object.entries(rest.dependencies ?? {}).filter(
    ([name]) => !named.includes(name) && name !== '@orrery/games',
  );
  const described = {
    ...{ name: rest.name, version: rest.version, description, license: rest.license, type: 'module' },
    ...{ sideEffects: rest.sideEffects ?? false, engines: { node: '>=20' }, files: ['dist', 'CHANGELOG.md'] },
    exports: {
      ...Object.fromEntries(entries.map((entry) => [entry, published(exports[entry]!)])),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(carried),
    peerDependencies: Object.fromEntries(named.map((name) => [name, `^${known[name]}`])),
    peerDependenciesMeta: Object.fromEntries(optional.map((peer) => [peer.slice(0, -1), { optional: true }])),
  };
  fs.writeFileSync(path.join(to, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);
}

interface Described {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly sideEffects?: readonly string[];
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** `types` first: it is read by the first condition that fits. */
function published(entry: string): string | { types: string; default: string } {
  const built = entry.replace('./', './dist/');
  if (!/\.tsx?$/.test(entry)) return built;
  return { types: built.replace(/\.tsx?$/, '.d.ts'), default: built.replace(/\.tsx?$/, '.js') };
}

function compile(from: string, to: string, below: string, sources: readonly string[]): void {
  const settings = path.join(to, 'tsconfig.json');
  const built = (room: string) => path.join(below, room, 'dist');
  const options = {
    ...{ noEmit: false, declaration: true, rewriteRelativeImportExtensions: true, incremental: false },
    ...{
      tsBuildInfoFile: null,
      rootDir: from,
      outDir: path.join(to, 'dist'),
      typeRoots: ['@types', '.'].map((folder) => path.join(root, 'node_modules', folder)),
    },
    // What was built before, as whoever installs it will have it.
    paths: {
      ...Object.fromEntries(
        ['kernel', 'laws', 'words'].map((room) => [`@orrery/${room}`, [`${built(room)}/src/index.d.ts`]]),
      ),
      '@orrery/words/room': [`${built('words')}/src/room.d.ts`],
    },
  };
  fs.writeFileSync(
    settings,
    JSON.stringify({
      ...{ extends: path.join(root, 'tsconfig.json'), compilerOptions: options },
      include: sources.map((folder) => path.join(from, folder)),
      // Workers find games on the shelf of this house.
      exclude: [path.join(from, 'src/worker/*')],
    }),
  );
  execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', settings], { cwd: from, stdio: 'inherit' });
  fs.rmSync(settings);
  const out = path.join(to, 'dist');
  for (const name of fs.readdirSync(out, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.d.ts')) nameWhatIsBuilt(path.join(out, name));
}

/** The compiler leaves names of sources and of style sheets in its declarations, where other compilers look for them in vain. */
function nameWhatIsBuilt(file: string): void {
  const text = fs.readFileSync(file, 'utf8').replace(/^import '[^']*\.css';\n/gm, '');
  fs.writeFileSync(file, text.replace(/((?:from |import\()['"]\.[^'"]*)\.tsx?(?=['"])/g, '$1.js'));
}

/** As it is; style sheets as the app serves them, for whatever bundler takes them. */
function copy(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  if (from.endsWith('.css'))
    fs.writeFileSync(to, postcss([followsTextSize()]).process(fs.readFileSync(from, 'utf8'), { from, map: false }).css);
  else fs.copyFileSync(from, to);
}

/** The file that a registry would be sent. */
export function pack(folder: string, to: string): string {
  const said = execFileSync('npm', ['pack', '--json', '--pack-destination', to], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });
  return path.join(to, (JSON.parse(said) as [{ filename: string }])[0].filename);
}
