import type { TableInfo } from '@orrery/wire';
import { expect, test } from 'vitest';
import { choiceAt, withChair, withOneMore, withoutChair } from '../../src/wait/chairs.ts';
import { WaitingRoom } from '../../src/wait/WaitingRoom.tsx';
import { inBrowser, me, nameOf, openScreen } from '../page/page.tsx';
import { bot, free, mine, seat, secret, table } from '../screens/fixtures.ts';

inBrowser();
const seats = [mine(), seat({ kind: 'me' }), free(), bot({ manner: 'bold' }), mine({ kind: 'here', name: 'Grandma' })];

test('what a host asks for leaves everybody else where they sit', () => {
  const others = [
    { kind: 'me', from: 0 },
    { kind: 'link', from: 1 },
  ];
  const last = [
    { kind: 'bot', level: 'hard', manner: 'bold', from: 3 },
    { kind: 'here', name: 'Grandma', from: 4 },
  ];
  expect(withoutChair({ seats }, 2)).toEqual({ seats: [...others, ...last] });
  expect(withChair({ seats }, 2, 'bot.easy').seats[2]).toEqual({ kind: 'bot', level: 'easy', from: 2 });
  expect(withChair({ seats }, 3, 'open')).toMatchObject({ listed: true, seats: { 3: { kind: 'open', from: 3 } } });
  expect(withChair({ seats }, 3, 'link').listed, 'who is invited finds it by the link').toBeUndefined();
  expect(withOneMore({ seats }).seats.slice(4)).toEqual([last[1], { kind: 'link' }]);
  expect(seats.map(choiceAt)).toEqual(['link', 'link', 'open', 'bot.hard', 'link']);
});

test('the host changes the seats that nobody has, and only while there are enough of them', async () => {
  const asked = (over: Partial<TableInfo>) =>
    openScreen(<WaitingRoom table={table({ seats: seats.slice(0, 4), ...over })} link={secret('l')} />, me);
  const page = await asked({});
  expect(page.text()).not.toContain('Add a seat');
  await page.tap('Change the seats');
  const names = page.elements().map(nameOf);
  expect(names).toContain('Who plays in seat 3');
  expect(names).toContain('Who plays in seat 4');
  expect(names, 'a person sits there').not.toContain('Who plays in seat 2');
  await page.tap('Remove seat 3');
  await page.chooseAll();
  await page.tap('Add a seat');
  await page.tap('Done');
  expect(page.text()).not.toContain('Add a seat');
  await page.close();
  const least = await asked({ seats: [mine(), free()] });
  await least.tap('Change the seats');
  expect(least.buttons().map(nameOf), 'two have to play').not.toContain('Remove seat 2');
  await least.close();
  const guest = await asked({ youHost: false, host: 1 });
  expect(guest.buttons().map(nameOf)).not.toContain('Change the seats');
});
