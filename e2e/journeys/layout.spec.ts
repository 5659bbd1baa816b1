// Real boxes in a real browser: for every game on the shelf, with the fewest and the most seats, at six sizes, in both languages.
// `npm run test:layout` walks all of it, `npm run test:layout -- --game planet-x` one game; `npm test` a part in which every game meets
// every size, both languages and both numbers of seats.
import { shelf } from '@orrery/games';
import { type Lang, langs } from '@orrery/kernel';
import { expect, test } from '../support/fixtures.ts';
import { withGivenLuck } from '../support/layout/table.ts';
import { walkTurn } from '../support/layout/walk.ts';

/** Games whose tables have been fitted: `npm test` walks these, `npm run test:layout` all. A table that passes belongs here. */
const fitted: readonly string[] = [];

const only = process.env.LAYOUT_GAME;
const all = process.env.LAYOUT === 'all';
const rooms = shelf.filter(({ id }) => (only === undefined ? all || fitted.includes(id) : id === only));
if (only !== undefined && rooms.length === 0) throw new Error(`no game on the shelf is called ${only}`);

for (const [i, room] of rooms.entries())
  for (const [j, seats] of [room.seats.min, room.seats.max].entries())
    for (const [k, lang] of langs.entries())
      if (all || (i + j) % langs.length === k)
        test(`${room.title} with ${seats} seats, in ${lang}: nothing is cut, covered, out of sight or too small`, async ({
          person,
        }) => {
          const page = await person({}, { locale: locales[lang], hasTouch: true });
          await withGivenLuck(page.context());
          expect(await walkTurn(page, { room, seats, lang })).toEqual([]);
        });

const locales: Readonly<Record<Lang, string>> = { it: 'it-IT', en: 'en-GB' };
