import process from 'node:process';
import { vi } from 'vitest';

/** What the files of tests of one process share, as it stands before one of them. */
export interface Surroundings {
  readonly globals: ReadonlyMap<string, unknown>;
  readonly env: Readonly<Record<string, string>>;
  readonly tools: readonly (readonly [owner: object, name: string, value: unknown])[];
}

/** Names that the test runner and its tools keep their own things under, and what is set once for all files. */
const notOurs = /^(__|VITEST|NODE_|orreryHearing$)/;

/** What a test may well put its own in place of, without a global of another name. */
const replaceable: readonly (readonly [owner: object, names: readonly string[]])[] = [
  [Date, ['now']],
  [Math, ['random']],
  [performance, ['now']],
  [process, ['cwd', 'exit', 'nextTick', 'send']],
  [console, ['log', 'info', 'warn', 'error']],
];

export function lookAround(): Surroundings {
  const globals = new Map<string, unknown>();
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!notOurs.test(name)) globals.set(name, Reflect.get(globalThis, name));
  const env = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (notOurs.test(name) ? [] : [[name, value ?? '']])),
  );
  const tools = replaceable.flatMap(([owner, names]) =>
    names.map((name) => [owner, name, Reflect.get(owner, name)] as const),
  );
  return { globals, env, tools };
}

/** Puts all back as it was, and says in words what was not. */
export function putBack(before: Surroundings): string[] {
  const found: string[] = [];
  if (vi.isFakeTimers()) {
    found.push('fake timers');
    vi.useRealTimers();
  }
  const now = lookAround();
  for (const name of new Set([...before.globals.keys(), ...now.globals.keys()])) {
    if (Object.is(before.globals.get(name), now.globals.get(name))) continue;
    found.push(`the global ${name}`);
    if (before.globals.has(name)) Reflect.set(globalThis, name, before.globals.get(name));
    else Reflect.deleteProperty(globalThis, name);
  }
  for (const name of new Set([...Object.keys(before.env), ...Object.keys(now.env)])) {
    if (before.env[name] === now.env[name]) continue;
    found.push(`the environment's ${name}`);
    if (before.env[name] === undefined) delete process.env[name];
    else process.env[name] = before.env[name];
  }
  for (const [owner, name, value] of before.tools) {
    if (Reflect.get(owner, name) === value) continue;
    found.push(`another ${name}`);
    Reflect.set(owner, name, value);
  }
  return found;
}
