import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/rules/events.ts';
import { game } from '../../src/rules/index.ts';
import type { State } from '../../src/rules/state.ts';
import { isDone, LESSONS, type LessonId, ME, opening, played, RIVAL, SCENES } from '../../src/table/learn/scenes.ts';
import { touchNow } from '../../src/table/learn/touch.ts';
import type { Choice } from '../../src/table/useChoice.ts';

/** Does the one thing a lesson asks for until it is over: what happened, and how it stands then. */
function story(id: LessonId): { readonly events: readonly Event[]; readonly state: State } {
  const scene = SCENES.find((one) => one.id === id)!;
  let state = opening(scene);
  const events: Event[] = [];
  const go = (by: number, move: Parameters<typeof played>[2]) => {
    const taken = played(state, by, move);
    if (taken === null) throw new Error(`${id}: ${JSON.stringify(move)} is refused`);
    state = taken.state;
    events.push(...taken.events);
  };
  if (scene.first !== undefined) go(RIVAL, scene.first);
  for (let step = 0; !isDone(scene, state); step++) {
    const [goal, ...more] = game.list!(state, ME).filter(scene.goal);
    if (goal === undefined || step > 3) throw new Error(`${id}: nothing to do`);
    // Which of two units is moved onto the other makes no difference.
    if (id !== 'reach' && id !== 'form') expect(more).toEqual([]);
    go(ME, goal);
  }
  return { events, state };
}
const of = <T extends Event['t']>(events: readonly Event[], t: T) =>
  events.filter((event): event is Extract<Event, { t: T }> => event.t === t);

test('there are thirteen lessons, in the order of their list', () => {
  expect(SCENES.map(({ id }) => id)).toEqual([...LESSONS]);
});

describe('each lesson shows what it says', () => {
  test('a unit is deployed', () => {
    expect(of(story('deploy').events, 'deployed')).toMatchObject([{ card: 'concord-air-5a' }]);
  });

  test('the attacker wins 5 against 4, and both cards go', () => {
    const { events } = story('single');
    expect(of(events, 'clash')).toMatchObject([{ forces: [5, 4], outcome: 'won' }]);
    expect(of(events, 'unitsLost')[0]!.lost).toHaveLength(2);
  });

  test('the group takes a fighter for its Volunteers', () => {
    const { events } = story('group');
    expect(of(events, 'clash')).toMatchObject([{ forces: [9, 8], outcome: 'won', chooser: ME }]);
    expect(of(events, 'unitsLost')[0]!.lost.map(({ card }) => card)).toEqual(['xarn-air-5a', 'concord-inf-1a']);
  });

  test('infantry alone does not reach an aircraft, a group does', () => {
    const state = opening(SCENES.find(({ id }) => id === 'reach')!);
    expect(game.refuse(state, ME, { t: 'attack', attacker: 0, target: 2 })).toBe('E_ENGAGEMENT');
    expect(of(story('reach').events, 'clash')).toMatchObject([{ forces: [6, 5], outcome: 'won' }]);
  });

  test('+2 in the window turns 5 against 4', () => {
    const { events } = story('window');
    expect(of(events, 'attackDeclared')).toMatchObject([{ seat: RIVAL, forces: [5, 4] }]);
    expect(of(events, 'clash')).toMatchObject([{ forces: [5, 6], outcome: 'lost' }]);
  });

  test('PX-P10, PX-P11: two singles form a group, and a third unit reinforces one', () => {
    expect(of(story('form').events, 'groupFormed')).toMatchObject([{ force: 9 }]);
    expect(of(story('reinforce').events, 'groupReinforced')).toMatchObject([{ force: 14 }]);
  });

  test('PX-P24: a truce calls an attack off', () => {
    const { events } = story('truce');
    expect(of(events, 'attackDeclared')).toMatchObject([{ forces: [10, 8] }]);
    expect(of(events, 'attackCalledOff')).toMatchObject([{ why: 'truce' }]);
  });

  test('PX-P21, PX-P22, PX-P23: a unit is eliminated, one comes back, a card is robbed, and the turn is still one’s own', () => {
    expect(of(story('eliminate').events, 'unitEliminated')).toMatchObject([{ lost: { card: 'xarn-ship-10a' } }]);
    expect(of(story('recover').events, 'unitRecovered')).toMatchObject([{ card: 'concord-ship-10a' }]);
    const { events, state } = story('pirates');
    expect(of(events, 'pirated')).toMatchObject([{ by: ME, victim: RIVAL }]);
    expect([state.phase, state.turn, state.active]).toEqual(['main', 1, ME]);
  });

  test.each(LESSONS)('%s: there is always something marked to touch, or a button to press', (id) => {
    const scene = SCENES.find((one) => one.id === id)!;
    const state = scene.first === undefined ? opening(scene) : played(opening(scene), RIVAL, scene.first)!.state;
    const view = game.view(state, ME);
    const moves = game.list!(state, ME).filter(scene.goal);
    const nothing = { picked: null, draft: null, losses: null } as Choice;
    const { card, cells } = touchNow(view, moves, nothing);
    expect(card !== null || cells.length > 0).toBe(true);
    if (card !== null) expect(scene.hand).toContain(card);
  });

  test('a grey card is discarded', () => {
    expect(of(story('grey').events, 'discarded')).toMatchObject([{ cards: ['xarn-inf-1a'] }]);
  });

  test('the last card ends it, 13 against 12 without modifiers', () => {
    const { state } = story('end');
    expect(game.view(state, ME).result).toMatchObject({ why: 'lastCard', force: [13, 12], winners: [0] });
  });
});
