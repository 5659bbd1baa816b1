import { Dice } from '@orrery/kernel';
import { expect } from '@playwright/test';
import { cellAt, cellOf, distance } from '../../../games/burning-planets/src/rules/board.ts';
import { targetsOf } from '../../../games/burning-planets/src/rules/combat.ts';
import { reach } from '../../../games/burning-planets/src/rules/movement.ts';
import { orbitAt } from '../../../games/burning-planets/src/rules/planets.ts';
import { boardOf } from '../../../games/burning-planets/src/rules/tables.ts';
import { canSpend, shipRow } from '../../../games/burning-planets/src/rules/units.ts';
import { imagine } from '../../../games/burning-planets/src/sight/index.ts';
import { Admiral, type Cell, type View } from '../../support/admiral.ts';
import { test } from '../../support/fixtures.ts';
import { withHabits } from '../../support/person.ts';
import { Server } from '../../support/server.ts';
import { siteForCannon } from '../../support/sites.ts';

/** The luck of this seed lays an uninhabited planet near ours; Digitals always start with five mountains. */
const seed = 'embers 1';

// A trace keeps the whole page at every step: with a map on it that takes longer than the journey.
test.use({ trace: 'off' });

test('a Quick duel against a bot: build, launch, sail, settle, attack, for eight rounds', async ({ browser }) => {
  const server = new Server({ E2E_LUCK: seed, ORRERY_BOT_DELAY: '0' }, 'e2e/support/lucky-server.ts');
  await server.start();
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
  await withHabits(context);
  const admiral = new Admiral(await context.newPage());
  const { page, bar } = admiral;
  await page.request.get('/api/me');
  const post = async (path: string, data: object) => (await page.request.post(path, { data })).json();
  const { id } = await post('/api/tables', {
    game: 'burning-planets',
    options: { preset: 'quick', factions: ['digitals', 'humans'], events: 'off' },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
    listed: false,
    spectators: false,
  });
  await post(`/api/tables/${id}/start`, {});
  await page.goto(`/t/${id}`);

  await expect(bar.getByText('cannone')).toBeVisible({ timeout: 30_000 });
  await admiral.make(async () => {
    await page.keyboard.press('f');
    await admiral.touch(siteForCannon(admiral.view!, 0));
  });

  const done = { built: 0, launched: 0, moved: 0, conquered: 0, attacked: 0 };
  for (let round = 1; round <= 8 || done.attacked === 0; round++) {
    expect(round).toBeLessThan(16);
    await test.step(`round ${round}`, async () => {
      await admiral.turn();
      await expect(admiral.button('Suggerimento')).toBeVisible();
      for (let k = 0; k < 2; k++) if (await admiral.build('altoforno')) done.built++;
      if (await admiral.build('Kilo', 'Astronavi')) done.launched++;
      await page.keyboard.press('f');
      for (const { no } of admiral.view!.ships.filter(({ owner, use }) => owner === 0 && !use.fresh))
        for (let action = 0; action < 2; action++) if (!(await command(admiral, no, done))) break;
      await admiral.endTurn();
    });
  }
  for (const [deed, times] of Object.entries(done)) expect(times, deed).toBeGreaterThan(0);
  await server.close();
});

/** One action of a ship: whoever is in range is attacked, whatever is free is settled, else on to where that is. */
async function command(admiral: Admiral, no: number, done: Record<string, number>): Promise<boolean> {
  const { page } = admiral;
  const view = admiral.view!;
  const s = imagine(view, 0, new Dice(0));
  const board = boardOf(s);
  const row = shipRow(s, no);
  if (row < 0 || !canSpend(s, row, false)) return false;
  const ship = cellOf(board, s.uCell[row]!);
  const button = (name: RegExp) => page.locator('.bp-card').getByRole('button', { name }).first();
  if (targetsOf(s, board, row).some((target) => !('asteroid' in target))) {
    await admiral.select(ship);
    await admiral.make(() => button(/^Attacca/).click());
    done.attacked!++;
    return true;
  }
  const orbit = orbitAt(s, board, s.uCell[row]!);
  if (orbit >= 0 && s.owner[orbit]! < 0) {
    await admiral.select(ship);
    await admiral.make(() => button(/^Conquista/).click());
    done.conquered!++;
    return true;
  }
  const goals = goalsOf(view, view.ships.find((ship) => ship.no === no)!.cls);
  const far = (cell: number) => Math.min(...goals.map((goal) => distance(board, cell, cellAt(board, goal))));
  const to = reach(s, board, row).sort((a, b) => far(a) - far(b))[0];
  if (to === undefined || far(to) >= far(s.uCell[row]!)) return false;
  await admiral.select(ship);
  await admiral.make(() => admiral.touch(cellOf(board, to)));
  done.moved!++;
  return true;
}

/** Small ships settle; larger ones go for cannons, which stay where they are. */
function goalsOf({ planets }: View, cls: string): Cell[] {
  const free = planets.filter(({ owner }) => owner === null).map(({ centre }) => centre);
  if (cls === 'small' && free.length > 0) return free;
  return planets
    .filter(({ owner }) => owner !== null && owner !== 0)
    .flatMap(({ slots }) => slots.flatMap(({ cell, kind }) => (kind === 'cannon' ? [cell] : [])));
}
