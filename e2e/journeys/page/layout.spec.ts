// Real boxes in a real browser: for every game on the shelf, with the fewest and the most seats, at seven sizes, in both languages.
// `npm run test:layout` walks all of it, `npm run test:layout -- --game planet-x --size 360x740` one game and one size; `npm test` a
// part, at the moments that ask most of a table, in which every game meets every size, both languages and both numbers of seats.
import { shelf } from '@orrery/games';
import { type Lang, langs } from '@orrery/words';
import { expect, test } from '../../support/fixtures.ts';
import { sizes } from '../../support/layout/sizes.ts';
import { withGivenLuck } from '../../support/layout/table.ts';
import { measurePhone, phoneGates, walkTurn, walkZoomed } from '../../support/layout/walk.ts';

const plates = ['night', 'contrast', 'day'] as const;
/** LAYOUT_PLATE=day or contrast: all of it on another plate; a part takes them by turns. */
const plateOf = (turn: number) =>
  plates.find((plate) => plate === process.env.LAYOUT_PLATE) ?? plates[all ? 0 : turn % plates.length]!;

// Many sizes and moments each: on a busy machine that takes its time.
test.slow();

const only = process.env.LAYOUT_GAME;
const all = process.env.LAYOUT === 'all';
const rooms = shelf.filter(({ id }) => only === undefined || id === only);
if (only !== undefined && rooms.length === 0) throw new Error(`no game on the shelf is called ${only}`);

/** Half of the sizes each, so that in the part every game, number of seats and language meets every size once at least. */
const halves = [sizes.filter((_, i) => i % 2 === 0), sizes.filter((_, i) => i % 2 === 1)];

for (const [i, room] of rooms.entries())
  for (const [j, seats] of [room.seats.min, room.seats.max].entries())
    for (const [k, lang] of langs.entries())
      if (all || (i + j) % langs.length === k)
        test(`${room.title} with ${seats} seats, in ${lang}: nothing is cut, covered, out of sight or too small`, async ({
          person,
        }) => {
          const page = await person({ plate: plateOf(2 * i + j) }, { locale: locales[lang], hasTouch: true });
          await withGivenLuck(page.context());
          const at = all ? sizes : halves[(j + Math.floor(i / 2)) % 2]!;
          expect(await walkTurn(page, { room, seats, lang }, at, !all)).toEqual([]);
          const gate = phoneGates[room.id];
          if (gate === undefined || seats !== room.seats.max) return;
          const phone = await measurePhone(page, { room, seats: gate.seats, lang });
          if (gate.least === 'width') expect(phone.boardWidth).toBeCloseTo(1, 2);
          else expect(phone.boardShare).toBeGreaterThanOrEqual(gate.least);
        });

for (const [i, room] of rooms.entries())
  test(`${room.title} in a window at 400 per cent: nothing is lost`, async ({ person }) => {
    const lang = langs[i % langs.length]!;
    const page = await person({ plate: plateOf(i) }, { locale: locales[lang] });
    await withGivenLuck(page.context());
    expect(await walkZoomed(page, { room, seats: room.seats.min, lang })).toEqual([]);
  });

const locales: Readonly<Record<Lang, string>> = { it: 'it-IT', en: 'en-GB' };
