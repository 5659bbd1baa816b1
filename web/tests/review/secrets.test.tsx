import fs from 'node:fs';
import { type Eyes, readMatchFile } from '@orrery/kernel';
import type { SeatInfo } from '@orrery/ui';
import { createSay, type Say } from '@orrery/words';
import { expect, test } from 'vitest';
import { openMatch } from '../../src/review/match.ts';
import { Secrets } from '../../src/review/Secrets.tsx';
import { seatsOfFile } from '../../src/review/seats.ts';
import { inBrowser, openScreen } from '../page/page.tsx';

inBrowser();

test.each([
  ['shooting-star', 'four-seats'],
  ['planet-x', 'three-seats'],
  ['sky-of-stars', 'three-seats'],
])(
  '%s: what a seat held is told through other eyes as hidden from them, and not at all to who wants no more than they knew',
  async (game, name) => {
    const address = new URL(`../../../games/${game}/tests/golden/${name}.json`, import.meta.url);
    const file = readMatchFile(JSON.parse(fs.readFileSync(address, 'utf8')))!;
    const opened = await openMatch(file, { seats: seatsOfFile(file), own: [], link: null });
    if (!opened.ok) throw new Error(opened.code);
    const { match } = opened;
    const seats = match.seats.map(
      (_, seat): SeatInfo => ({ seat, name: 'ABCDEF'[seat]!, look: seat, kind: 'friend', online: true }),
    );
    const sayGame = createSay('en', [await match.kit.words.catalogue('en')]) as Say<string>;
    // Not before everybody holds something.
    const moment = [...match.reader.moments.keys()].find((at) =>
      seats.every(({ seat }) => heldAt(at, seat).length > 0),
    )!;
    const shown = async (eyes: Eyes, strict: boolean) => {
      const props = { match, moment, eyes, seats, sayGame, strict, setStrict: () => undefined };
      const screen = await openScreen(<Secrets {...props} />);
      const text = screen.text();
      await screen.close();
      return text;
    };
    const others = seats
      .slice(1)
      .map(({ seat, name: who }) => `${who}: hidden from A: ${heldAt(moment, seat).join('')}`);
    const [open, knew, strict] = [await shown('open', false), await shown(0, false), await shown(0, true)];
    expect(open).not.toContain('hidden');
    for (const each of others) {
      expect(open).toContain(each.replace('hidden from A: ', ''));
      expect(knew).toContain(each);
      expect(strict).not.toContain(each);
      expect(strict).not.toContain(each.replace('hidden from A: ', ''));
    }
    // One's own is never hidden.
    for (const text of [open, knew, strict]) expect(text).toContain(`A: ${heldAt(moment, 0).join('')}`);

    function heldAt(at: number, seat: number): readonly string[] {
      const seenBy = (through: Eyes) => match.reader.viewAt(at, through);
      return match.kit.table.secrets!(seenBy, seat, sayGame as Say);
    }
  },
);
