import fs from 'node:fs';
import path from 'node:path';
import { toldInWords } from '@orrery/words/laws';
import { describe, expect, test } from 'vitest';
import { shelf } from '../index.ts';

const folder = path.resolve(import.meta.dirname, '../../docs/playthroughs');
const written = shelf.flatMap((room) =>
  Array.from({ length: room.seats.max - room.seats.min + 1 }, (_, i) => ({ room, seats: room.seats.min + i })),
);

/** Whole matches in words, for people to read. After a change that is wanted: `npm run playthroughs`, and read what has changed. */
describe('playthroughs', () => {
  test.each(written)('$room.id with $seats seats reads as it did', async ({ room, seats }) => {
    const file = path.join(folder, room.id, `${seats}-seats.txt`);
    const text = await toldInWords(room, seats, 20261117 + seats, 'en');
    if (process.env.UPDATE_PLAYTHROUGHS === '1') {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, text);
    }
    expect(text).toBe(fs.readFileSync(file, 'utf8'));
  });

  test('no page is there of a match that nobody plays', () => {
    const pages = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'));
    expect(pages.sort()).toEqual(written.map(({ room, seats }) => path.join(room.id, `${seats}-seats.txt`)).sort());
  });
});
