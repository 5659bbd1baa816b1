// What is told of the moments that decided a match: that somebody gained by it, in a sentence of the moment itself.
import fs from 'node:fs';
import { evaluate } from '@orrery/bots/verdict';
import { roomOf } from '@orrery/games';
import { type Kind, type MatchFile, MatchReader, optionsOf, readMatchFile } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { loadKit } from '../../src/play/kit.ts';
import { seated } from '../../src/play/names.ts';
import { seatsOfFile } from '../../src/review/seats.ts';
import { linesOf, type Teller } from '../../src/review/told.ts';

const say = (id: string, values: Record<string, unknown> = {}) => `${id} ${Object.values(values).join(' ')}`.trim();

/** The matches of a game whose course is kept, those that came to an end. */
function goldenOf(id: string): MatchFile[] {
  const folder = new URL(`../../../games/${id}/tests/golden/`, import.meta.url);
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readMatchFile(JSON.parse(fs.readFileSync(new URL(name, folder), 'utf8'))) ?? []);
}

test.each(['planet-x', 'burning-planets'])(
  'every turning point of %s is a moment that all were told of',
  async (id) => {
    const rules = await roomOf(id)!.rules();
    const kit = (await loadKit(id))!;
    let points = 0;
    for (const file of goldenOf(id)) {
      const { head } = file;
      const reader = new MatchReader(rules.game, file);
      if (head.rules !== rules.game.rules || reader.result === null || reader.moments.length > 1500) continue;
      const open: (readonly number[])[] = [];
      const teller: Teller<Kind> = {
        ...{ kit, reader, eyes: 'open', own: [], say, options: optionsOf(rules.game, head) },
        seats: seated(seatsOfFile(file), say),
      };
      for (const found of evaluate({ rules, head, reader }, { draws: { worlds: 1, looks: 1 } })) {
        if (found.t === 'open') open.push(found.chances);
        if (found.t !== 'turns') continue;
        for (const { moment, seat, from, to } of found.turns) {
          points++;
          expect(to).toBeGreaterThan(from);
          expect(open[moment]![seat]!).toBeGreaterThan(open[moment - 1]![seat]!);
          expect(linesOf(teller, moment, moment).filter(({ heading }) => !heading)).not.toEqual([]);
        }
        break;
      }
    }
    expect(points).toBeGreaterThan(2);
  },
);
