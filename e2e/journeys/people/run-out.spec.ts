// Somebody whose page is open lets their time run out again and again: the others are asked, and what they choose is done.
import { roomOf } from '@orrery/games';
import { Dice } from '@orrery/kernel';
import { nothingWrong, staysInWindow } from '../../support/axe.ts';
import { test as base, expect, type Locator, type Page } from '../../support/fixtures.ts';
import { log } from '../../support/person.ts';
import { Server } from '../../support/server.ts';
import { anotherDevice, beginTable } from '../../support/table.ts';

const test = base.extend<object, { readonly server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const patience = { ORRERY_VOTE: '120', ORRERY_AWAY: '6000' };
      const server = new Server({ ORRERY_BOT_DELAY: '0', ...patience }, 'e2e/support/passing-server.ts');
      await server.start();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

type Another = Awaited<ReturnType<typeof anotherDevice>>;

const names = ['Galileo', 'Ipazia', 'Kepler'];
const panel = (page: Page, name: string) => page.getByRole('region', { name: `${name} non muove` });
const botChoice = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Un bot gioca per ${name}`) });

/** All but the last answer at once, on another device of theirs, until they `rest`: between bots a match is over in a moment. */
async function lastOneStaysStill(pages: readonly Page[], game: string, options: object) {
  const people = pages.map((page, seat) => [page, names[seat]!] as const);
  const { id } = await beginTable(people, { game, options, pace: { tempo: 'live', fixedWindows: false } });
  const { game: rules } = await roomOf(game)!.rules();
  const [others, [still, name]] = [pages.slice(0, -1), people.at(-1)!];
  const devices = others.map(answerAlways);
  const rest = async (): Promise<void> => {
    for (const { device } of await Promise.all(devices)) device.close();
  };
  /** Time passes only while nobody but the last one is awaited. */
  const passUntil = async (server: Server, come: Locator): Promise<void> => {
    const [{ device, seat }] = (await Promise.all(devices)) as [Another];
    const last = pages.length - 1;
    await expect(async () => {
      const awaited = device.steps(seat)?.awaited;
      if (awaited?.length === 1 && awaited[0] === last) await server.pass(5000);
      await expect(come).toBeVisible({ timeout: 50 });
    }).toPass({ intervals: [20], timeout: 120_000 });
  };
  return { others, still, name, rest, passUntil };

  async function answerAlways(page: Page) {
    const another = await anotherDevice(page, id);
    page.once('close', () => another.device.close());
    void answer(another);
    return another;
  }

  async function answer({ device, seat }: Another): Promise<void> {
    const dice = new Dice(`seat ${seat}`);
    try {
      for (;;) {
        await device.until(() => device.steps(seat)?.awaited.includes(seat) === true);
        const view = device.steps(seat)!.view as never;
        await device.play(seat, rules.pick(rules.imagine(view, seat, dice), seat, dice));
      }
    } catch (error) {
      // It rests, or is gone with its page.
      if (device.closed === null) throw error;
    }
  }
}

test('two sit: the other one is asked, and at zero a bot plays for who did not move', async ({ person, server }) => {
  const pages = [await person(), await person()];
  const { others, still, name, rest, passUntil } = await lastOneStaysStill(pages, 'shooting-star', {});
  const [one] = others as [Page];
  await passUntil(server, panel(one, name));
  await expect(panel(one, name)).toContainText(`Allo zero vale la tua scelta, se ${name} non muove.`);
  await nothingWrong(one, panel(one, name));
  await staysInWindow(one);
  await botChoice(one, name).press('Enter');
  await rest();
  await expect(async () => {
    await server.pass(5000);
    await expect(panel(one, name)).toBeHidden({ timeout: 50 });
  }).toPass({ intervals: [20] });
  await expect.poll(() => log(one)).toContain(`${name} non c’è: gli altri fanno giocare un bot.`);
  await still.getByRole('button', { name: 'Riprendi il tuo posto' }).click();
  await expect.poll(() => log(one)).toContain(`${name} è di nuovo qui.`);
});

test('three sit and all are awaited together: the others are asked beside their own move, and decide', async ({
  person,
  server,
}) => {
  const pages = [await person(), await person(), await person()];
  await pages[1]!.setViewportSize({ width: 390, height: 844 });
  const { others, name, rest, passUntil } = await lastOneStaysStill(pages, 'sky-of-stars', { timers: 'brisk' });
  const [one, other] = others as [Page, Page];
  await passUntil(server, panel(one, name));
  for (const page of others) await expect(panel(page, name)).toBeVisible();
  await staysInWindow(other);
  const unfold = other.getByRole('button', { name: 'Mostra la scelta' });
  if (await unfold.isVisible()) await unfold.press('Enter');
  await botChoice(other, name).press('Enter');
  await botChoice(one, name).click();
  await rest();
  for (const page of others) await expect(panel(page, name)).toBeHidden();
  await expect.poll(() => log(one)).toContain(`${name} non c’è: gli altri fanno giocare un bot.`);
  await expect(one.getByRole('img', { name: `un bot gioca per ${name}` })).toBeVisible();
});
