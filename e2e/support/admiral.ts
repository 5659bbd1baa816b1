// Somebody who leads a fleet of Burning Planets, by roles and names, in Italian. What their seat was sent is read from the
// wire, so that the journey knows what there is to do; every move is made by hand.
import { game } from '@orrery/burning-planets/rules';
import type { Observer } from '@orrery/kernel';
import { expect, type Page } from '@playwright/test';

export type View = ReturnType<typeof game.view>;
export interface Cell {
  readonly q: number;
  readonly r: number;
}

type Seen = Parameters<NonNullable<typeof game.follow>>[1];

/** What a journey reads of a message. */
interface Heard {
  readonly t: string;
  readonly as?: Observer;
  readonly told?: readonly { readonly seen: readonly Seen[] }[];
  readonly view?: View;
  readonly table?: Pick<View, 'options'>;
}

/** Moves are answered at once: who looks seldom waits longer for the look than for the answer. */
const often = { intervals: [20, 50, 100] };

export class Admiral {
  readonly page: Page;
  /** All that came over the wire, as it came. */
  readonly bytes: string[] = [];
  view: View | null = null;
  private options: View['options'] | null = null;

  constructor(page: Page) {
    this.page = page;
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        this.bytes.push(String(payload));
        const message = JSON.parse(String(payload)) as Heard;
        if (message.t === 'table' && message.table !== undefined) this.options = message.table.options;
        if (message.t === 'steps') this.follow(message);
      }),
    );
  }

  /** Options come once, with the table, and whole views seldom: the rest is followed as the page does. */
  private follow({ view, told = [], as = 'table' }: Heard): void {
    if (view !== undefined && this.options !== null) this.view = { ...view, options: this.options };
    else for (const { seen } of told) for (const one of seen) this.view = game.follow!(this.view!, one, as);
  }

  get bar() {
    return this.page.getByRole('region', { name: 'Che cosa fare adesso' });
  }
  button(name: string | RegExp) {
    return this.page.getByRole('button', { name });
  }
  get map() {
    return this.page.getByRole('application', { name: /^Mappa/ });
  }

  /** Waits for one's own turn. */
  async turn(): Promise<void> {
    await expect(this.bar.getByRole('button', { name: /^Fine turno/ })).toBeVisible({ timeout: 30_000 });
  }

  /** Ends the turn from whichever phase, whatever is left undone. */
  async endTurn(): Promise<void> {
    // A bot that thinks for no time has given the turn back before anybody looks: the round tells it.
    const moment = () => `${this.view?.round} ${this.view?.turn?.seat}`;
    const before = moment();
    await this.bar.getByRole('button', { name: /^Fine turno/ }).click();
    const anyway = this.page.getByRole('dialog').getByRole('button', { name: 'Finisci comunque' });
    await expect
      .poll(async () => {
        if (await anyway.isVisible()) await anyway.click();
        return moment();
      }, often)
      .not.toBe(before);
    await this.settle();
  }

  /** What came over the wire is on the page a little later. */
  private async settle(): Promise<void> {
    await this.page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
  }

  /** Does something, says yes where that is asked, and waits until the table has moved on. */
  async make(deed: () => Promise<void>): Promise<void> {
    const acts = this.view?.acts;
    await deed();
    const yes = this.bar.getByRole('button', { name: /^(Procedi|Costruisci:|Avanti|Attacca )/ });
    await expect
      .poll(async () => {
        if (this.view?.acts === acts && (await yes.isVisible())) await yes.click();
        return this.view?.acts;
      }, often)
      .not.toBe(acts);
    // Phases that a deed passes by itself are moves before it: the last move is waited for.
    await expect(this.map).toHaveAttribute('aria-busy', 'false');
    await this.settle();
  }

  /** Builds on the planet that was brought up, or that its chip brings up; false if it cannot. */
  async build(thing: string, phase: 'Costruzioni' | 'Astronavi' = 'Costruzioni'): Promise<boolean> {
    const chip = this.bar.getByRole('button', { name: new RegExp(`^${phase}`), disabled: false });
    if (!(await chip.isVisible())) return false;
    await chip.click();
    const offer = this.page.locator('.bp-card').getByRole('button', { name: new RegExp(`^${thing}`), disabled: false });
    if (!(await offer.isVisible())) return false;
    await this.make(() => offer.click());
    return true;
  }

  /** Selects the ship in a cell, unless it is selected already: a second touch would let it go. */
  async select(cell: Cell): Promise<void> {
    const no = this.view?.ships.find((ship) => ship.cell.q === cell.q && ship.cell.r === cell.r)?.no;
    const name = this.page.locator('.bp-card').getByRole('heading', { name: new RegExp(` ${no}$`) });
    await expect(async () => {
      if (!(await name.isVisible())) await this.touch(cell);
      await expect(name).toBeVisible({ timeout: 2000 });
    }).toPass();
  }

  /** Touches a cell of the map, the whole of which is brought into sight. */
  async touch(cell: Cell): Promise<void> {
    const [at] = await this.seenAt([cell]);
    await this.page.mouse.click(at!.x, at!.y);
  }

  /** Does the card of what is selected lie over any part of the map? */
  async isCovered(): Promise<boolean> {
    const [card, map] = await Promise.all([this.page.locator('.bp-card').boundingBox(), this.map.boundingBox()]);
    expect(card, 'a card is open').not.toBeNull();
    const apart = (one: number, long: number, other: number, wide: number) =>
      one >= other + wide || other >= one + long;
    return !apart(card!.x, card!.width, map!.x, map!.width) && !apart(card!.y, card!.height, map!.y, map!.height);
  }

  /** Where in the page these cells are, once the whole map has come to rest. */
  private async seenAt(cells: readonly Cell[]): Promise<readonly { readonly x: number; readonly y: number }[]> {
    await this.page.keyboard.press('f');
    return this.page.locator('.bp-world > svg').evaluate(async (svg, cells) => {
      // Once the camera has stood still for a few frames.
      let before = '';
      for (let still = 0; still < 5; still++) {
        await new Promise(requestAnimationFrame);
        const { left, top, width } = svg.getBoundingClientRect();
        const now = `${left} ${top} ${width}`;
        if (now !== before) still = 0;
        before = now;
      }
      const box = (svg as SVGSVGElement).viewBox.baseVal;
      const { left, top, width } = svg.getBoundingClientRect();
      const k = width / box.width;
      return cells.map(({ q, r }) => ({
        x: left + (1.5 * q - box.x) * k,
        y: top + (Math.sqrt(3) * (r + q / 2) - box.y) * k,
      }));
    }, cells);
  }
}
