import { judge, type Kind } from '@orrery/kernel';
import { type GameTable, KeysSheet, type TableParts, useKeys } from '@orrery/ui';
import { createSay, langs, type Say } from '@orrery/words';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { view as viewOf } from '../../../games/burning-planets/tests/fixtures/play.ts';
import { duel, ship } from '../../../games/burning-planets/tests/fixtures/sky.ts';
import { Scene } from '../../../games/planet-x/tests/scene.ts';
import { board } from '../../../games/shooting-star/tests/fixtures/board.ts';
import { whatICan } from '../../../ui/src/frame/what-i-can.ts';
import { loadKit } from '../../src/play/kit.ts';
import { useSpeech } from '../../src/words/speech.ts';
import { inBrowser, nameOf, openScreen } from '../page/page.tsx';

const seats = ['Ada', 'Livia'].map((name, seat) => ({ seat, name, look: seat, kind: 'friend' as const, online: true }));

/** The house hears what the game has left. */
function WithHints({ ask, children }: { readonly ask: () => void; readonly children: ReactNode }) {
  useKeys({ h: ask });
  return children;
}

describe.each(langs)('by keys and ears, in %s', (lang) => {
  inBrowser(lang);
  const en = lang === 'en';

  /** The real table of a game at a position, for the seat on turn. */
  async function sitAt(id: string, state: unknown, view: unknown) {
    const kit = (await loadKit(id))!;
    const table = kit.table as GameTable<Kind>;
    const { game } = kit;
    const words = await kit.words.catalogue(lang);
    const { say: house } = useSpeech.getState();
    const say = createSay(lang, [...useSpeech.getState().catalogues, words]) as Say;
    const refused: string[] = [];
    let parts: TableParts | null = null;
    let hints = 0;
    const ask = () => {
      hints += 1;
    };
    const page = await openScreen(
      <WithHints ask={ask}>
        <table.Table
          {...{ seats, as: 0, awaited: [0], cue: null, result: null, lit: [], say, confirm: true, tableId: 't' }}
          answering={{ how: 'attacks', prefer: () => undefined }}
          view={view as never}
          turn={{
            moves: game.list?.(state as never, 0) ?? [],
            refusal: (move) => {
              const judged = judge(game, state as never, 0, move);
              return judged.ok ? null : judged.refusal;
            },
            play: async () => ({ ok: true, no: 0 }),
          }}
          explain={(refusal) => void refused.push(refusal as string)}
          frame={(shown) => {
            parts = shown;
            return (
              <>
                {shown.board}
                {shown.bar.text}
                {shown.seat(0).counts}
                {shown.seat(1).counts}
              </>
            );
          }}
        />
      </WithHints>,
    );
    const can = () => whatICan(parts!.can(), house as Say, lang);
    return {
      page,
      can,
      refused,
      hints: () => hints,
      list: () => parts!.keys!,
      keys: () => parts!.keys!.map(({ key }) => key),
    };
  }

  test('H asks for a hint in every game and P is for the playback: none has either for itself, nor in its list of keys', async () => {
    const war = duel();
    const cards = new Scene();
    const planetX = (await loadKit('planet-x'))!.game;
    for (const [id, state, view] of [
      ['burning-planets', war, viewOf(war, 0)],
      ['planet-x', cards.state, planetX.view(cards.state as never, 0)],
    ] as const) {
      const { page, keys, hints } = await sitAt(id, state, view);
      expect(keys().length).toBeGreaterThan(3);
      for (const key of ['H', 'P']) expect(keys(), id).not.toContain(key);
      await page.key('h');
      expect(hints(), id).toBe(1);
      await page.close();
    }
  });

  test('Burning Planets: N brings up what waits and says what it is; Enter where nothing can be done says why', async () => {
    const s = duel();
    ship(s, 'A', 'small', [5, 0]);
    ship(s, 'A', 'small', [5, 3]);
    const { page, can } = await sitAt('burning-planets', s, viewOf(s, 0));
    expect(can()).toBe(en ? 'You can act with 2 units or end your turn.' : 'Puoi agire con 2 unità o finire il turno.');
    await page.key('n');
    expect(page.spoken()).toMatch(en ? /Spear 2, yours, .*2 actions left$/ : /Spear 2, tua, .*2 azioni/);
    const map = page.elements().find((each) => /bp-walk/.test(each.getAttribute('class') ?? ''))!;
    for (let step = 0; step < 7; step++) await page.key('ArrowRight', map);
    const there = en ? 'Empty, panel V. 6 cells away' : 'Vuoto, riquadro V. A 6 caselle';
    expect(page.spoken()).toBe(there);
    await page.key('Enter', map);
    expect(page.spoken()).toBe(
      `${there}. ${en ? 'Out of reach: too far, taken or blocked.' : 'Casella lontana, occupata o con la via sbarrata.'}`,
    );
  });

  test('a card is chosen by its number where there are cards: only there the list of keys says so', async () => {
    const war = duel();
    const cards = new Scene();
    const planetX = (await loadKit('planet-x'))!.game;
    const sky = board('1 -- 2 2 / 2 2 2 2 / 2 2 2 2');
    const shootingStar = (await loadKit('shooting-star'))!.game;
    for (const [id, state, view, said] of [
      [
        'burning-planets',
        war,
        viewOf(war, 0),
        en ? 'Call the kept fleet of that number' : 'Chiama la flotta ricordata con quel numero',
      ],
      [
        'planet-x',
        cards.state,
        planetX.view(cards.state as never, 0),
        en ? 'Choose a card by its place in the hand' : 'Scegli una carta col suo posto nella mano',
      ],
      [
        'shooting-star',
        sky,
        shootingStar.view(sky as never, 0),
        en ? 'Choose a planet or a weapon by its number' : 'Scegli un pianeta o un’arma col suo numero',
      ],
    ] as const) {
      const { list } = await sitAt(id, state, view);
      const page = await openScreen(<KeysSheet open more={list()} onClose={() => undefined} />);
      expect(page.text().match(/1 – \d/g), id).toHaveLength(1);
      expect(page.text(), id).toContain(said);
    }
  });

  test('Burning Planets: a kept fleet answers to its number, and the list of keys says so', async () => {
    const s = duel();
    const ships = [ship(s, 'A', 'small', [5, 0]), ship(s, 'A', 'small', [5, 3])];
    const list = [{ t: 'fleet', no: 2, ships }];
    localStorage.setItem('orrery.burning-planets.orders.t.0', JSON.stringify({ round: 1, list }));
    const { page, keys } = await sitAt('burning-planets', s, viewOf(s, 0));
    localStorage.clear();
    expect(keys()).toContain('1 – 9');
    const led = en ? 'Fleet of 2 ships' : 'Flotta di 2 navi';
    await page.key('1');
    expect(page.text()).not.toContain(led);
    await page.key('2');
    expect(page.text()).toContain(led);
    // The next that is kept has the first number that is free.
    await page.tap(en ? 'Keep this fleet' : 'Ricorda la flotta');
    await page.key('Escape');
    expect(page.text()).not.toContain(led);
    await page.key('1');
    expect(page.text()).toContain(led);
  });

  test('Shooting Star: a cell that cannot be chosen says why, and piles name their owner', async () => {
    const s = board('1 -- 2 2 / 2 2 2 2 / 2 2 2 2');
    const kit = (await loadKit('shooting-star'))!;
    const { page, can, refused } = await sitAt('shooting-star', s, kit.game.view(s as never, 0));
    expect(can()).toMatch(
      en ? /^You can place one of 9 weapons on one of 11 planets\.$/ : /^Puoi piazzare una di 9 armi/,
    );
    const names = page.buttons().map(nameOf);
    expect(
      names.filter((name) => name.startsWith(en ? 'Open Livia’s piles: ' : 'Apri i mazzetti di Livia: ')),
    ).toHaveLength(1);
    expect(names.filter((name) => name.startsWith(en ? 'Open your piles: ' : 'Apri i tuoi mazzetti: '))).toHaveLength(
      1,
    );
    const cell = (name: string) => page.elements().find((each) => nameOf(each).startsWith(name))!;
    await page.press(cell(en ? 'column B, row 1' : 'colonna B, riga 1'));
    expect(refused).toEqual(['NO_PLANET']);
  });
});
