import fs from 'node:fs';
import path from 'node:path';

type Wanted = Readonly<Record<string, string>>;

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Wanted;
  readonly devDependencies?: Wanted;
  readonly optionalDependencies?: Wanted;
  readonly peerDependencies?: Wanted;
}

interface Locked extends Manifest {
  readonly resolved?: string;
  readonly link?: boolean;
}

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;

/**
 * Where package-lock.json and the package.json files say different things, or the lock names a registry. An install leaves the lock
 * as it is, so that nobody but this notices.
 */
export function lockFaults(root: string): string[] {
  const { packages } = json<{ packages: Record<string, Locked> }>(path.join(root, 'package-lock.json'));
  const workspaces = workspacesIn(root);
  const faults = ['', ...workspaces].flatMap((room) => {
    const wanted = json<Manifest>(path.join(root, room, 'package.json'));
    const locked = packages[room];
    if (locked === undefined) return [`${room}: not in the lock`];
    return [
      ...(same(wanted.workspaces, locked.workspaces) ? [] : [`${room}: other workspaces`]),
      ...kinds.flatMap((kind) => (same(wanted[kind], locked[kind]) ? [] : [`${room}: other ${kind}`])),
      ...kinds.flatMap((kind) => missing(room, wanted[kind] ?? {}, packages)),
    ];
  });
  const known = new Set(['', ...workspaces]);
  const left = Object.keys(packages).filter((at) => !at.includes('node_modules') && !known.has(at));
  const named = Object.entries(packages).filter(([, { resolved, link }]) => resolved !== undefined && link !== true);
  return [
    ...faults,
    ...left.map((at) => `${at}: in the lock, but no workspace`),
    ...named.map(([at]) => `${at}: its address is in the lock`),
  ];
}

/** The folders that the patterns of the root name. */
function workspacesIn(root: string): string[] {
  const patterns = json<Manifest>(path.join(root, 'package.json')).workspaces ?? [];
  return patterns.flatMap((pattern) =>
    fs
      .globSync(path.posix.join(pattern, 'package.json'), { cwd: root })
      .map((file) => path.posix.dirname(file.replaceAll(path.sep, '/'))),
  );
}

/** An exact version that is asked for and not the one that would be installed. */
function missing(room: string, wanted: Wanted, packages: Readonly<Record<string, Locked>>): string[] {
  return Object.entries(wanted).flatMap(([name, version]) => {
    const near = packages[path.posix.join(room, 'node_modules', name)];
    const found = near ?? packages[`node_modules/${name}`];
    if (found === undefined) return [`${room}: ${name} is not in the lock`];
    const exact = /^\d+\.\d+\.\d+/.test(version) && found.link !== true;
    return exact && found.version !== version ? [`${room}: ${name} ${version}, the lock has ${found.version}`] : [];
  });
}

/** The order of the names says nothing. */
function same(a: object | undefined, b: object | undefined): boolean {
  return JSON.stringify(Object.entries(a ?? {}).sort()) === JSON.stringify(Object.entries(b ?? {}).sort());
}

function json<T>(file: string): T {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}
