// Checks that every rule, example and invariant of a game's spec is named by a test of that game. `node scripts/rule-ids.ts`;
// the ids are kept in games/<id>/tests/rule-ids.json, so that a game without a spec can list them too. Where docs/specs has one the list
// is compared with it; `--write` takes it from there.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The ids a spec gives: set bold where they are defined, as in `**SS-P3 Arrow.**`, `**WE-07**`, `**I4**`; those of options
 * open a row of a table, as in `| PX-O2 | mode |`.
 */
export function idsOfSpec(text: string): string[] {
  const bold = text.matchAll(/\*\*((?:[A-Z]{2}-[A-Z]?\d+|[IN]\d+)[a-z]?)(?=\*\*|[ .:,)])/g);
  const options = text.matchAll(/^\| ([A-Z]{2}-O\d+) \|/gm);
  return [...new Set([...bold, ...options].map((match) => match[1]!))].sort(byName);
}

/** Games whose ids are to be checked: all on the shelf, and those on their way to it that keep a list. */
export function gamesToCheck(root: string, shelf: readonly { readonly id: string }[]): string[] {
  const listed = fs
    .readdirSync(path.join(root, 'games'))
    .filter((id) => fs.existsSync(path.join(root, 'games', id, 'tests', 'rule-ids.json')));
  return [...new Set([...shelf.map(({ id }) => id), ...listed])];
}

/** The first argument of every `test`, `it` and `describe`, and of a table of tests. */
export function testNames(source: string): string[] {
  const calls = source.matchAll(/\b(?:test|it|describe)(?:\.each\([^)]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs);
  return [...calls].map((match) => match[2]!);
}

/** The ids that no name mentions; `SS-P1` is not in `SS-P12`. */
export function unnamed(ids: readonly string[], names: readonly string[]): string[] {
  const said = names.join('\n');
  return ids.filter((id) => !new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(said));
}

function byName(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/** What is wrong with one game, in sentences. */
export function check(id: string, root: string, write = false): string[] {
  const tests = path.join(root, 'games', id, 'tests');
  const list = path.join(tests, 'rule-ids.json');
  const spec = path.join(root, 'docs', 'specs', `${id}.md`);
  const defined = fs.existsSync(spec) ? idsOfSpec(fs.readFileSync(spec, 'utf8')) : null;
  if (write && defined !== null) fs.writeFileSync(list, `${JSON.stringify(defined, null, 2)}\n`);
  if (!fs.existsSync(list)) return [`${id}: there is no ${path.relative(root, list)}; --write makes it from the spec`];
  const ids = JSON.parse(fs.readFileSync(list, 'utf8')) as string[];
  const problems: string[] = [];
  if (ids.length === 0) problems.push(`${id}: ${path.relative(root, list)} is empty`);
  for (const one of defined ?? [])
    if (!ids.includes(one)) problems.push(`${id}: the spec has ${one}, the list has not`);
  for (const one of ids)
    if (defined !== null && !defined.includes(one)) problems.push(`${id}: the list has ${one}, the spec has not`);
  const files = fs
    .readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file));
  const names = files.flatMap((file) => testNames(fs.readFileSync(path.join(tests, file), 'utf8')));
  for (const one of unnamed(ids, names)) problems.push(`${id}: no test names ${one}`);
  return problems;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = path.resolve(import.meta.dirname, '..');
  const { shelf } = await import('@orrery/games');
  const write = process.argv.includes('--write');
  const games = gamesToCheck(root, shelf);
  const problems = games.flatMap((id) => check(id, root, write));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log(`rule ids: every one is named by a test (${games.join(', ')})`);
}
