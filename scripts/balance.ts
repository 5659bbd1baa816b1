// Writes docs/balance: how the data of each game do among bots. `npm run balance`, or `npm run balance -- planet-x` for one.
// Who is killed goes on where it was.
import fs from 'node:fs';
import path from 'node:path';
import { shelf } from '../games/index.ts';
import { orrery } from '../lab/src/orrery.ts';

const folder = path.resolve(import.meta.dirname, '../docs/balance');

/** As the games are mostly played by two; a drawing needs guessers. Any other: 400 games with the fewest seats. */
const reports: Readonly<Record<string, readonly string[]>> = {
  'shooting-star': ['--games', '2000'],
  'planet-x': ['--games', '2000'],
  'sky-of-stars': ['--games', '300', '--seats', '4'],
  'burning-planets': ['--games', '1000', '--options', '{"preset":"quick"}'],
};

const all = shelf.map(({ id }) => id);
const asked = process.argv.slice(2);
const unknown = asked.find((game) => !all.includes(game));
if (unknown !== undefined) {
  console.error(`balance: unknown game '${unknown}'. Games: ${all.join(', ')}`);
  process.exit(2);
}
fs.mkdirSync(folder, { recursive: true });
for (const game of asked.length > 0 ? asked : all) {
  const how = reports[game] ?? ['--games', '400'];
  const name = path.join(folder, game);
  const code = await orrery(['lab', 'report', game, ...how, '--out', name]);
  if (code !== 0) process.exit(code);
  // Its figures can be had again by the command that the page names.
  for (const end of ['json', 'csv']) fs.rmSync(`${name}.${end}`);
}
