import { Dice, judge, type Kind } from '@orrery/kernel';
import type { GameTable, SeatInfo } from '@orrery/ui';
import { createSay } from '@orrery/words';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { game } from '../../../games/burning-planets/src/rules/index.ts';
import type { Move } from '../../../games/burning-planets/src/rules/moves.ts';
import { at, duel, optionsOf, ship } from '../../../games/burning-planets/tests/fixtures/sky.ts';
import { Scene } from '../../../games/planet-x/tests/scene.ts';
import { seatsOf } from '../../../ui/tests/strict-table.tsx';
import { loadKit } from '../../src/play/kit.ts';
import { useSpeech } from '../../src/words/speech.ts';
import { inBrowser, openScreen } from '../page/page.tsx';

inBrowser();
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

function Drawn({ draw }: { readonly draw: (again: () => void) => ReactNode }) {
  const [, setNo] = useState(0);
  return draw(() => setNo((no) => no + 1));
}

/** The real table of a game at a position, for the first seat, and all that is played there. */
async function sitAt(
  id: string,
  n: number,
  stateOf: (game: NonNullable<Awaited<ReturnType<typeof loadKit>>>['game']) => unknown,
  { seats = seatsOf(n, 0), goOn }: { seats?: SeatInfo[]; goOn?: (move: unknown) => void } = {},
) {
  const kit = (await loadKit(id))!;
  const { game } = kit;
  const table = kit.table as GameTable<Kind>;
  const state = stateOf(game) as never;
  const say = createSay('en', [...useSpeech.getState().catalogues, await kit.words.catalogue('en')]);
  const sent: [move: unknown, unattended?: 'unattended' | undefined][] = [];
  const draw = (again: () => void) => (
    <table.Table
      {...{ seats, as: 0, awaited: [0], cue: null, result: null, lit: [], say, confirm: false }}
      {...{ tableId: 't', view: game.view(state, 0), explain: () => undefined }}
      turn={{
        moves: game.list?.(state, 0) ?? [],
        refusal: (move) => {
          const judged = judge(game, state, 0, move);
          return judged.ok ? null : judged.refusal;
        },
        play: async (...played) => {
          sent.push(played);
          if (goOn !== undefined) {
            goOn(played[0]);
            again();
          }
          return { ok: true, no: 0 };
        },
      }}
      frame={({ bar, hand }) => (
        <>
          {bar.text}
          {bar.actions}
          {hand}
        </>
      )}
    />
  );
  const page = await openScreen(<Drawn draw={draw} />);
  return { page, sent };
}

test('A Sky of Stars: who is always ready says nothing of being there, and who presses the button does', async () => {
  localStorage.setItem('orrery.sky-of-stars.always-ready', 'yes');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { page, sent } = await sitAt('sky-of-stars', 3, (game) => {
    const read = game.readOptions({}, 3);
    if (!read.ok) throw new Error(read.problem);
    const dice = new Dice('always');
    const state = game.setup(read.value, 3, dice, null);
    while (!game.list!(state, 0).some((move) => (move as { t: string }).t === 'ready')) {
      const by = game.awaited(state).at(-1)!;
      game.apply(state, by, game.pick(state, by, dice), dice, () => undefined);
    }
    return state;
  });
  expect(sent).toEqual([]);
  await page.wait(2500);
  await page.tap('Next roll');
  expect(sent).toEqual([
    [{ t: 'ready' }, 'unattended'],
    [{ t: 'ready' }, undefined],
  ]);
});

test('PX-S7, Planet X: a hand that may not be changed is kept by the table, and nobody need be there', async () => {
  const { sent } = await sitAt('planet-x', 2, () => {
    const scene = new Scene({ options: { mulligan: true }, hands: { A: ['inf-3a'], B: 5 } });
    scene.state.phase = 'mulligan';
    return scene.state;
  });
  expect(sent).toEqual([[{ t: 'mulligan', take: false }, 'unattended']]);
});

test('Planet X: the end of a turn that a shared device passes by itself says nothing of who is there', async () => {
  const { sent } = await sitAt(
    'planet-x',
    2,
    () => {
      const scene = new Scene({ hands: { A: ['inf-1a', 'truce'], B: 5 } });
      scene.play('A', scene.discard('A', 'inf-1a'));
      expect(scene.phase).toBe('endWindow');
      return scene.state;
    },
    { seats: seatsOf(2, 0).map((seat) => ({ ...seat, kind: 'here' as const })) },
  );
  expect(sent).toEqual([[{ t: 'pass' }, 'unattended']]);
});

test('Burning Planets: an order that lasts is carried out, and nobody need be there', async () => {
  const list = [{ t: 'go', ship: 1, to: at(8, 3), known: [], round: 0 }];
  localStorage.setItem('orrery.burning-planets.orders.t.0', JSON.stringify({ round: 1, list }));
  const { sent } = await sitAt('burning-planets', 2, () => {
    const s = duel();
    expect(ship(s, 'A', 'small', [-3, 0])).toBe(1);
    return s;
  });
  expect(sent).toEqual([[expect.objectContaining({ t: 'move' }), 'unattended']]);
});

test('BP-S11, Burning Planets: of the asteroids that are scattered the first is pressed for, the others come by themselves', async () => {
  const dice = new Dice('scattered');
  const state = game.setup(optionsOf(3), 3, dice, null);
  const others = () => {
    for (let [seat] = game.awaited(state); seat !== 0; [seat] = game.awaited(state))
      game.apply(state, seat!, game.pick(state, seat!, dice), dice, () => undefined);
    return state;
  };
  const { page, sent } = await sitAt('burning-planets', 3, others, {
    goOn: (move) => {
      game.apply(state, 0, move as Move, dice, () => undefined);
      others();
    },
  });
  await page.tap('Scatter the rest');
  const [first, ...rest] = sent;
  expect(first).toEqual([expect.objectContaining({ t: 'placeAsteroid' }), undefined]);
  expect([rest.length, state.stage]).toEqual([3, 'cannons']);
  for (const each of rest) expect(each).toEqual([expect.objectContaining({ t: 'placeAsteroid' }), 'unattended']);
});
