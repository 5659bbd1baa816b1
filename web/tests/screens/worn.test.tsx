import { game } from '@orrery/planet-x/rules';
import { seatIdentity } from '@orrery/ui';
import type { TableInfo } from '@orrery/wire';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { People } from '../../src/people/People.tsx';
import { AbsentChoices } from '../../src/polls/Absent.tsx';
import { RematchChoices } from '../../src/polls/Rematch.tsx';
import { InvitedSeats } from '../../src/wait/InvitedSeats.tsx';
import { inBrowser, openScreen } from '../page/page.tsx';
import { mine, poll, seat, secret, table } from './fixtures.ts';

inBrowser();

/** The colours of the signs that stand beside people's names, in their order. */
async function colours(node: ReactNode): Promise<readonly (string | null)[]> {
  const page = await openScreen(node);
  const signs = page.elements().filter((each) => each.getAttribute('class') === 'sigil');
  const worn = signs.map((sign) => (sign.firstChild as typeof sign).getAttribute('fill'));
  await page.close();
  return worn;
}

const lines = (...looks: readonly number[]) => looks.map((look) => seatIdentity(look).line);
const door = (at: TableInfo) => <InvitedSeats table={at} offered={[]} chosen={null} choose={null} />;
const read = game.readOptions({ factions: ['concord', 'xarn'] }, 2);
const options = read.ok ? { ...read.value } : {};
const seats = [mine({ sigil: 'prism' }), seat({ sigil: 'comet' })];
const war = (over: Partial<TableInfo>) => table({ game: 'planet-x', options, seats, ...over });
const match = { id: secret('m'), game: 1, places: null, seal: '0'.repeat(64) };
const running = war({ status: 'playing', matches: [match] });

test('before a match a seat wears what its sitter chose', async () => {
  expect(await colours(door(war({})))).toEqual(lines(4, 0));
});

test('while a match runs, and after it, a seat wears around the table what it wears at it: Planet X has colours of its own', async () => {
  const factions = lines(3, 0);
  expect(await colours(door(running))).toEqual(factions);
  expect(await colours(door({ ...running, status: 'over' }))).toEqual(factions);
  expect(await colours(<People table={running} link={null} seat={null} />)).toEqual(factions);
  const absent = poll({ voters: [0], votes: [{ seat: 0, choice: 'wait' }] });
  expect(await colours(<AbsentChoices table={running} poll={absent} name="Livia" />)).toEqual(lines(3));
  const again = poll({ kind: 'again', voters: [0, 1] });
  expect(await colours(<RematchChoices table={{ ...running, status: 'over' }} poll={again} />)).toEqual(factions);
});
