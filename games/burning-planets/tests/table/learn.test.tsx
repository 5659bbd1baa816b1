import { type Lang, langs, type Say } from '@orrery/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { paperId } from '../../src/rules/contracts.ts';
import type { Event } from '../../src/rules/events.ts';
import { game } from '../../src/rules/index.ts';
import type { Move } from '../../src/rules/moves.ts';
import type { State } from '../../src/rules/state.ts';
import { LessonWords } from '../../src/table/learn/Lesson.tsx';
import { LESSONS, type LessonId, ME, opening, played, RIVAL, SCENES } from '../../src/table/learn/scenes.ts';
import { html, strictly, text } from './spoken.tsx';

let says: Record<Lang, Say>;
beforeAll(async () => {
  says = await strictly();
});

const at = (q: number, r: number) => ({ q, r });

/** What a reader does in each lesson, as its words say. */
const DONE: Readonly<Record<LessonId, readonly Move[]>> = {
  yield: [],
  furnace: [{ t: 'build', planet: 0, kind: 'furnace', cell: at(1, -1) }],
  ship: [{ t: 'buildShip', at: { planet: 0 }, cls: 'small', cell: at(3, 0) }],
  settle: [
    { t: 'move', ship: 1, to: at(6, 4) },
    { t: 'conquer', ship: 1, planet: 3 },
  ],
  attack: [{ t: 'attack', unit: { ship: 1 }, target: { ship: 2 } }],
  finish: [
    { t: 'move', ship: 1, to: at(6, 0) },
    { t: 'move', ship: 2, to: at(5, 2) },
  ],
  cannon: [{ t: 'attack', unit: { ship: 1 }, target: { defence: at(10, -3) } }],
  win: [
    { t: 'raze', ship: 1, planet: 1, cell: at(12, -4) },
    { t: 'conquer', ship: 1, planet: 1 },
  ],
  wind: [],
  drill: [
    { t: 'load', ship: 1, from: { planet: 0 }, contracts: [], kit: 'drill', reserve: false },
    { t: 'unload', ship: 1, to: { cell: at(4, 0) }, deliver: [], back: [], kit: true },
  ],
  deal: [{ t: 'signContract', id: paperId(RIVAL, ME, 1) }],
};

function story(id: LessonId): { readonly events: readonly Event[]; readonly state: State } {
  const scene = SCENES.find((one) => one.id === id)!;
  let state = opening(scene);
  const events: Event[] = [];
  const go = (by: number, move: Move) => {
    const taken = played(scene, state, by, move);
    if (taken === null) throw new Error(`${id}: ${JSON.stringify(move)} is refused: ${game.refuse(state, by, move)}`);
    state = taken.state;
    events.push(...taken.events);
  };
  if (scene.first !== undefined) go(RIVAL, scene.first);
  for (const move of DONE[id]) {
    expect(scene.isDone(state)).toBe(false);
    expect(scene.goal(move, state)).toBe(true);
    go(ME, move);
  }
  expect(scene.isDone(state)).toBe(true);
  return { events, state };
}
const of = <T extends Event['t']>(events: readonly Event[], t: T) =>
  events.filter((event): event is Extract<Event, { t: T }> => event.t === t);

test('there are eleven lessons, in the order of their list', () => {
  expect(SCENES.map(({ id }) => id)).toEqual([...LESSONS]);
});

describe('each lesson comes to the end its words tell', () => {
  test('two forests and three mountains yield', () => {
    const { events, state } = story('yield');
    expect(of(events, 'produced')).toMatchObject([{ seat: ME, bag: { B: 2, C: 3, F: 0, M: 0 } }]);
    expect(of(events, 'catastrophe')).toMatchObject([{ kind: null }]);
    expect(state.phase).toBe('structures');
  });

  test('a furnace costs ten cement', () => {
    expect(of(story('furnace').events, 'built')).toMatchObject([{ cost: { B: 0, C: 10, F: 0, M: 0 } }]);
  });

  test('a new Spear waits a turn', () => {
    const { state } = story('ship');
    expect(game.view(state, ME).ships).toMatchObject([{ cls: 'small', use: { fresh: true } }]);
  });

  test('an empty planet is settled with a move and an action', () => {
    expect(of(story('settle').events, 'conquered')).toMatchObject([{ planet: 3, owner: null }]);
  });

  test('4 against 2 destroys a Byte', () => {
    expect(of(story('attack').events, 'attacked')).toMatchObject([{ a: 4, d: 2, shield: 0, destroyed: true }]);
  });

  test('BP-P19: the unit that acted first loses what it had left', () => {
    const { state } = story('finish');
    const again: Move = { t: 'move', ship: 1, to: at(5, 0) };
    expect(game.refuse(state, ME, again)).toBe('E_SPENT');
  });

  test('BP-P8: with a 20 the furnace yields nothing and no ship acts', () => {
    const { events, state } = story('wind');
    expect(of(events, 'catastrophe')).toMatchObject([{ seat: ME, roll: 20 }]);
    expect(of(events, 'produced')).toMatchObject([{ bag: { M: 0 } }]);
    expect(game.gate(state, ME, 'move') ?? game.refuse(state, ME, { t: 'move', ship: 1, to: at(6, 0) })).not.toBeNull();
  });

  test('BP-P45: the rival’s proposal is signed', () => {
    expect(of(story('deal').events, 'contractSigned')).toMatchObject([{ no: 1 }]);
  });

  test.each(SCENES)('$id: something is marked to touch, or a button is named, or one only watches', (scene) => {
    const marked = (scene.marks ?? []).length > 0;
    expect(marked || scene.watched === true || scene.id === 'deal').toBe(true);
  });

  test('a Spear is hopeless against a cannon, an Eagle is not', () => {
    const state = opening(SCENES.find(({ id }) => id === 'cannon')!);
    const hopeless: Move = { t: 'attack', unit: { ship: 2 }, target: { defence: at(10, -3) } };
    expect(game.refuse(state, ME, hopeless)).toBe('E_HOPELESS');
    expect(of(story('cannon').events, 'attacked')).toMatchObject([{ a: 7, d: 3, shield: 4, destroyed: true }]);
  });

  test('raze, conquer, win', () => {
    expect(game.view(story('win').state, ME).result).toMatchObject({ how: 'conquest', winners: [ME] });
  });

  test('a drill is bought, loaded and put down', () => {
    expect(of(story('drill').events, 'kitPlaced')).toMatchObject([{ kit: 'drill', cell: at(4, 0) }]);
  });
});

describe.each(langs)('the words of a lesson, in %s', (lang) => {
  const said = (id: LessonId, done: boolean) => {
    const scene = SCENES.find((one) => one.id === id)!;
    return text(html(says[lang], lang, <LessonWords {...{ scene, done, why: null }} say={says[lang]} />)).trim();
  };

  test.each(LESSONS)('%s: what is to be done, and once it is done what it meant', (id) => {
    const before = said(id, false);
    // As it is after a reader has done what the words ask.
    const after = said(id, SCENES.find((one) => one.id === id)!.isDone(story(id).state));
    for (const words of [before, after]) expect(words.startsWith(says[lang](`learn.${id}.title`))).toBe(true);
    for (const words of [before, after]) expect(words).toMatch(/\p{Lu}.{30,}[.:!?]$/u);
    expect(after).not.toBe(before);
  });
});
