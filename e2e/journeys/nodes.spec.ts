import { Nodes } from '../../server/tests/faults/nodes.ts';
import { expect, test } from '../support/fixtures.ts';
import { log, lost, myGo, placeSomething, sector, withHabits } from '../support/person.ts';

test('the node of a table is stopped and others come: the browser plays on over the socket it has', async ({
  browser,
}) => {
  const entry = new URL('../../server/src/main.ts', import.meta.url);
  const nodes = await Nodes.start({ count: 2, entry, env: { ORRERY_BOT_DELAY: '0', ORRERY_LOG: 'warn' } });
  const context = await browser.newContext();
  try {
    await withHabits(context);
    const page = await context.newPage();
    const sockets = { opened: 0, closed: 0 };
    page.on('websocket', (socket) => {
      sockets.opened++;
      socket.on('close', () => sockets.closed++);
    });
    const front = nodes.all[0]!;
    const url = `http://127.0.0.1:${await front.port()}`;
    await page.request.get(`${url}/api/me`);
    const id = await tableElsewhere();
    await page.goto(`${url}/t/${id}`);
    await expect(sector(page)).toBeVisible();
    await expect(myGo(page)).toBeVisible();
    await placeSomething(page, 1);
    const placed = async () => (await log(page)).filter((line) => line.startsWith('Piazzi ')).length;
    await expect.poll(placed).toBe(1);

    await nodes.stop(await nodes.homeOf(id));
    expect(await nodes.homeOf(id)).toBe(front);
    await expect(myGo(page)).toBeVisible();
    await placeSomething(page, 2);
    await expect.poll(placed).toBe(2);

    do await nodes.add();
    while (!(await leaves(id)));
    await expect(myGo(page)).toBeVisible();
    await placeSomething(page, 3);
    await expect.poll(placed).toBe(3);
    await expect(lost(page)).toBeHidden();
    expect(sockets).toEqual({ opened: 1, closed: 0 });

    /** Has the table gone to a node that has come? Each takes its part: it may have been another. */
    async function leaves(table: string): Promise<boolean> {
      for (let tries = 0; tries < 40; tries++) {
        if ((await nodes.homeOf(table)) !== front) return true;
        await page.waitForTimeout(100);
      }
      return false;
    }

    /** A table with two bots, whose home is not the node that the browser comes to. */
    async function tableElsewhere(): Promise<string> {
      const bot = { kind: 'bot', level: 'easy' };
      for (;;) {
        const data = { game: 'shooting-star', seats: [{ kind: 'me' }, bot, bot], listed: false, spectators: false };
        const laid = (await (await page.request.post(`${url}/api/tables`, { data })).json()) as { id: string };
        if ((await nodes.homeOf(laid.id)) === front) continue;
        await page.request.post(`${url}/api/tables/${laid.id}/start`, { data: {} });
        return laid.id;
      }
    }
  } finally {
    await context.close();
    await nodes.end();
  }
});
