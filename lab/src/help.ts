import { readFileSync } from 'node:fs';
import { roomOf, shelf } from '@orrery/games';
import type { Room } from '@orrery/words/room';
import { settingsOf } from './bots/player.ts';
import { probesOf } from './bots/probe.ts';
import { namesOfBots } from './bots/spec.ts';
import { columns } from './table.ts';

/** What this program is, and by which rules it plays. */
export async function version(): Promise<string> {
  const { version: own } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  const rules = await Promise.all(shelf.map(async (room) => `${room.id} ${(await room.rules()).game.rules}`));
  return `orrery ${own}, Node ${process.versions.node}, rules: ${rules.join(', ')}`;
}

/** What there is to do, each in a line. */
export function commandsHelp(commands: Readonly<Record<string, { readonly does: string }>>): string {
  const rows = Object.entries(commands).map(([name, { does }]) => [`orrery ${name}`, does]);
  return [
    "Each says with --help how it is used; 'orrery simulate planet-x --help' tells also of the game.",
    '',
    ...listed([...rows, ['orrery --version', 'this program, and the rules of every game']]),
  ].join('\n');
}

/** The games, and who can play them. */
export function shelfHelp(): string {
  const games = shelf.map(({ id, title, seats }) => [id, title, `${seats.min}-${seats.max} seats`]);
  return ['Games:', ...listed(games), '', `Bots: ${namesOfBots().join(', ')}`].join('\n');
}

/** Words under words, where `columns` puts numbers under numbers. */
function listed(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) => `  ${row.map((cell, i) => cell.padEnd(widths[i]!)).join('  ')}`.trimEnd());
}

/** What can be set in a game whose id stands among the words of a command line; null where none does. */
export async function gameHelp(args: readonly string[]): Promise<string | null> {
  const room = args.map(roomOf).find((each) => each !== null) ?? null;
  return room === null ? null : await helpOf(room);
}

async function helpOf(room: Room): Promise<string> {
  const { game, mind } = await room.rules();
  const levels = 'direct' in mind ? [] : Object.entries(mind.levels);
  const bots = levels.map(([level, how]) => [
    level,
    settingsOf(how)
      .map(([key, value]) => `${key}=${value}`)
      .join(' '),
  ]);
  const { manners: known = [] } = mind;
  const options = game.readOptions(undefined, room.seats.min);
  const defaults = options.ok ? Object.entries(options.value as object) : [];
  const probes = levels.length === 0 ? [] : Object.keys(await probesOf(game));
  return [
    `${room.id}: ${room.seats.min} to ${room.seats.max} seats (default ${room.seats.min}), rules ${game.rules}`,
    `  bots: ${namesOfBots().join(', ')}`,
    ...(bots.length === 0 ? [] : ['  settings of bots, with defaults:', ...indented(bots)]),
    ...(known.length === 0 ? [] : [`  manners (hard:manner=${known[0]}): ${known.join(', ')}`]),
    ...(probes.length === 0 ? [] : [`  probes: ${probes.join(', ')}`]),
    '  options, with defaults:',
    ...indented(defaults.map(([name, value]) => [name, JSON.stringify(value)])),
  ].join('\n');
}

const indented = (rows: readonly string[][]) =>
  rows.length === 0 ? [] : columns(rows).map((line) => `    ${line.trimEnd()}`);
