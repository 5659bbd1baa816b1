import { judge } from '@orrery/kernel';
import { uiCatalogue, WordsProvider } from '@orrery/ui';
import { createSay, plain } from '@orrery/words';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import type { PlanetX } from '../../src/rules/kind.ts';
import { pacing } from '../../src/rules/pacing.ts';
import { keepsHand } from '../../src/table/answering.ts';
import { barNow, type Moment } from '../../src/table/bar/now.ts';
import { duelOf } from '../../src/table/board/duel.ts';
import { goldMove } from '../../src/table/gold.ts';
import { CardHand } from '../../src/table/hand/CardHand.tsx';
import { moveText } from '../../src/table/labels.ts';
import { tableNames } from '../../src/table/names.ts';
import { isIdleTruce } from '../../src/table/preview.ts';
import { type Choice, meantBy, switchesTo, useChoice } from '../../src/table/useChoice.ts';
import { words } from '../../src/words/index.ts';
import { Scene } from '../scene.ts';

const say = createSay('en', [await uiCatalogue('en'), await words.catalogue('en')]);
const html = (node: ReactNode): string =>
  renderToStaticMarkup(
    <WordsProvider say={say} lang="en">
      {node}
    </WordsProvider>,
  );
const SEATS = ['Ada', 'Livia', 'Bruno', 'Chiara'].map((name, seat) => ({
  ...{ seat, name, look: seat, kind: 'friend' as const, online: true },
}));
const turnOf = (scene: Scene, by: number) => ({
  moves: game.list!(scene.state, by),
  refusal: (move: unknown): PlanetX['refusal'] | null => {
    const judged = judge(game, scene.state, by, move);
    return judged.ok ? null : judged.refusal;
  },
  play: async () => ({ ok: true, no: 0 }) as const,
});
const nothing: Choice = {
  ...{ picked: null, draft: null, harm: false, legal: new Set(), losses: null, pending: false, recovering: null },
  ...{ missed: false, tapCard() {}, tapCell() {}, carry() {}, recover() {}, play() {}, draw() {}, confirm() {} },
  cancel() {},
};

function momentOf(scene: Scene, as: number, choice: Partial<Choice>, passing: 'soon' | 'done' | null = null): Moment {
  const view = game.view(scene.state, as);
  const turn = turnOf(scene, as);
  return {
    ...{ view, as, turn, choice: { ...nothing, ...choice }, clock: null },
    names: tableNames(say, as, SEATS, view.options),
    answering: { stop: 'attacks', choose() {}, held: false, hold() {}, passing },
    ...{ searching: false, nobody: false, passes: false, passed: false, keeps: keepsHand(view, turn) },
    search() {},
    pass() {},
  };
}
const said = (node: ReactNode): string =>
  html(node)
    .replace(/<[^>]*>/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
const buttons = (node: ReactNode): string[] =>
  [...html(node).matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, text]) => text!);

describe('a touch on another own stack', () => {
  const scene = new Scene({
    table: { A: ['mech-4a+inf-2b', 'ship-10a', 'air-4a', 'inf-3a'], B: ['inf-2a'] },
  });
  const view = game.view(scene.state, 0);
  const [group, ship, air, foot] = view.stacks.map(({ id }) => id) as [number, number, number, number];
  const to = (id: number, cell: string) => switchesTo(view, 0, turnOf(scene, 0), { t: 'stack', id }, cell);

  test('PX-P12: switches to it where the two cannot join', () => {
    expect(to(group, 'u:concord-ship-10a')).toBe(ship);
    expect(to(foot, 'u:concord-mech-4a')).toBe(group);
  });
  test('PX-P10, PX-P11: groups them where they can', () => {
    expect(to(ship, 'u:concord-air-4a')).toBeNull();
    expect(to(air, 'u:concord-inf-2b')).toBeNull();
  });
  test('an enemy touched next is attacked by the one touched last, if that can; else by the first', () => {
    const scene = new Scene({ table: { A: ['mech-4a', 'ship-10a', 'inf-3a'], B: ['mech-2a'] } });
    const view = game.view(scene.state, 0);
    const [tank, ship, foot] = view.stacks.map(({ id }) => id) as [number, number, number];
    const by = (id: number, to: number | null) =>
      meantBy(
        view,
        0,
        turnOf(scene, 0),
        { t: 'stack', id },
        to === null ? null : { t: 'form', unit: id, to },
        'u:xarn-mech-2a',
      );
    expect(by(tank, ship)).toEqual({ t: 'stack', id: ship });
    expect(by(tank, foot)).toEqual({ t: 'stack', id: tank });
    expect(by(tank, null)).toEqual({ t: 'stack', id: tank });
  });
  test('an enemy is no such stack, nor is anything out of one’s own turn', () => {
    expect(to(group, 'u:xarn-inf-2a')).toBeNull();
    const theirs = game.view(scene.state, 1);
    expect(switchesTo(theirs, 1, turnOf(scene, 1), { t: 'stack', id: ship }, 'u:xarn-inf-2a')).toBeNull();
  });
  test('PX-P12: a group is not told to look for a unit to group with', () => {
    const bar = (id: number) => said(barNow(momentOf(scene, 0, { picked: { t: 'stack', id } })).text);
    expect(bar(group)).not.toContain('group with');
    expect(bar(ship)).toContain('a unit to group with');
  });
});

test('PX-P9: a card whose only play is drawn can still be discarded in one’s own turn', () => {
  const scene = new Scene({ hands: { A: ['truce', 'pirates'], B: 5 } });
  for (const card of ['s1-truce', 's1-pirates']) {
    const draft = turnOf(scene, 0).moves.find((move) => move.t === 'playSpecial' && move.card === card)!;
    const bar = barNow(momentOf(scene, 0, { picked: { t: 'card', card, also: [] }, draft }));
    expect(buttons(bar.actions)).toContain('Discard');
  }
});

describe('PX-P24: a truce that binds nobody says so', () => {
  const idle = (scene: Scene, me: number, seat: number) => isIdleTruce(game.view(scene.state, me), me, seat);
  test('in one’s own turn, and for whoever cannot attack in this one', () => {
    const scene = new Scene({ seats: 3, hands: { A: ['truce'], B: ['s2-pirates'] } });
    expect(idle(scene, 0, 1)).toBe(true);
    expect(idle(scene, 1, 0)).toBe(false);
    expect(idle(scene, 1, 2)).toBe(true);
    const view = game.view(scene.state, 0);
    const move = { t: 'playSpecial', card: 's1-truce', seat: 1 } as const;
    const names = tableNames(say, 0, SEATS, view.options);
    expect(plain(moveText(names, view, 0, move))).toBe('Truce: no effect on your own turn.');
  });
  test('not where it lasts through the next turn, nor where it stops an attack', () => {
    expect(idle(new Scene({ options: { truceLasts: 'nextTurnToo' } }), 0, 1)).toBe(false);
    const attack = new Scene({ table: { A: ['air-5a'], B: ['air-4a'] } });
    attack.play('A', attack.attack('A:air-5a', 'B:air-4a'));
    expect(attack.phase).toBe('attackWindow');
    expect(idle(attack, 1, 0)).toBe(false);
    expect(idle(attack, 0, 1)).toBe(false);
  });
});

describe('a special that is drawn in a clash', () => {
  const scene = new Scene({
    table: { A: ['air-5a'], B: ['air-4a'] },
    hands: { A: 5, B: ['plus-air', 'truce', 'eliminate-air'] },
  });
  scene.play('A', scene.attack('A:air-5a', 'B:air-4a'));
  const view = game.view(scene.state, 1);
  const duel = (draft: Choice['draft']) => duelOf(view, 1, { draft });
  test('EX-09: turns the cartouche before it is played', () => {
    expect(duel(null)).toMatchObject({ forces: [5, 4] });
    const drawn = duel({ t: 'playSpecial', card: 's1-plus-air', unit: 'xarn-air-4a' });
    expect(drawn).toMatchObject({ forces: [5, 6], would: 'turns' });
  });
  test('PX-P16: strikes it through where the attack would be called off', () => {
    expect(duel({ t: 'playSpecial', card: 's1-truce', seat: 0 })).toMatchObject({ forces: [5, 4], would: 'off' });
  });
});

test('PX-P29: where the table passes for me the bar has Hold and nothing else', () => {
  const scene = new Scene({ hands: { A: ['inf-3a', 'truce'], B: ['pirates'] } });
  scene.play('A', { t: 'deploy', card: 'concord-inf-3a' });
  expect(scene.phase).toBe('endWindow');
  const passing = barNow(momentOf(scene, 0, {}, 'soon'));
  expect(buttons(passing.actions)).toEqual(['Hold']);
  expect(passing.lead, 'nothing can be done but Hold').toBe('End of turn');
  // Nor once it has passed, while others are waited for: a pass that was taken back would be there again at once.
  const done = barNow(momentOf(scene, 0, {}, 'done'));
  expect([buttons(done.actions), said(done.text), done.calm]).toEqual([['Hold'], 'Waiting for answers.', true]);
  expect(buttons(barNow(momentOf(scene, 0, {})).actions)).toEqual(['Hold', 'Pass', 'Play special']);
});

test('PX-E6: who has given up among three reads that a bot plays for them, and whose turn it is', async () => {
  for (const lang of ['en', 'it'] as const) {
    const say = createSay(lang, [await uiCatalogue(lang), await words.catalogue(lang)]);
    const en = lang === 'en';
    const scene = new Scene({ seats: 3, hands: { A: ['inf-3a', 'truce'], B: ['pirates'] } });
    const bar = () => {
      const moment = momentOf(scene, 0, {});
      const { lead, text, actions } = barNow({ ...moment, names: tableNames(say, 0, SEATS, moment.view.options) });
      return [lead, text, actions];
    };
    expect(bar()[0]).toBe(en ? 'Your turn' : 'Tocca a te');
    scene.play('A', { t: 'resign' });
    const [gaveUp, mine] = en
      ? ['You gave up', 'A bot takes this turn for you.']
      : ['Hai ceduto', 'Ora gioca un bot al tuo posto.'];
    expect(bar()).toEqual([gaveUp, mine, undefined]);
    scene.play('A', { t: 'deploy', card: 'concord-inf-3a' });
    expect(scene.phase).toBe('endWindow');
    expect(bar()).toEqual([gaveUp, mine, undefined]);
    scene.state.active = 1;
    const theirs = en ? 'A bot plays for you. It’s Livia’s turn.' : 'Un bot gioca al tuo posto. Tocca a Livia.';
    expect(bar()).toEqual([gaveUp, theirs, undefined]);
    scene.state.phase = 'mulligan';
    expect(bar()).toEqual([gaveUp, en ? 'A bot plays for you.' : 'Un bot gioca al tuo posto.', undefined]);
    // Others are asked as ever.
    scene.state.phase = 'main';
    expect(barNow(momentOf(scene, 1, {})).lead).toBe('Your turn');
  }
});

describe('PX-S7: first hands', () => {
  const dealt = (mine: 'own' | 'foreign') => {
    const scene = new Scene({ options: { mulligan: true }, hands: { A: mine === 'own' ? ['inf-3a'] : 5, B: 5 } });
    scene.state.phase = 'mulligan';
    return scene;
  };
  test('who has no choice has nothing to press', () => {
    const bar = barNow(momentOf(dealt('own'), 0, {}));
    expect(bar.actions).toBeUndefined();
    expect(said(bar.text)).toContain('you keep this hand');
    expect(buttons(barNow(momentOf(dealt('foreign'), 0, {})).actions)).toEqual(['Keep', 'Five new cards']);
  });
  test('PX-P30: every answer is held back for the same time, whatever the hand', () => {
    const timing = (mine: 'own' | 'foreign') => pacing.timing(game.view(dealt(mine).state, 'table'), 'off');
    expect(timing('own')).toEqual(timing('foreign'));
    expect(timing('own')).toMatchObject({ waits: ['mulligan'], least: 2500 });
  });
});

test('what can be played stands out in the hand, what can only be discarded does not', () => {
  const scene = new Scene({ hands: { A: ['inf-3a', 'B:inf-1a', 'minus-air', 'pirates', 'recover-ship'], B: 5 } });
  const { view, names, turn } = momentOf(scene, 0, {});
  const page = html(<CardHand view={view} names={names} choice={nothing} shut={false} moves={turn!.moves} />);
  const plays = page
    .split('class="px-held"')
    .slice(1)
    .map((held) => held.includes('data-plays'));
  expect(plays).toEqual([true, false, false, true, false]);
});

test('PX-P13: an ally who is asked for a card is not told that it is their turn', () => {
  const scene = new Scene({ seats: 4, hands: { A: ['C:ship-10a'], C: ['A:ship-10a'] } });
  scene.play('A', { t: 'support', card: 'ikthi-ship-10a' });
  const bar = barNow(momentOf(scene, 2, {}));
  expect(bar.lead).toBe('Your ally asks');
  expect(isValidElement(bar.text) || typeof bar.text === 'string').toBe(true);
});

test('by keys alone: Enter does with a picked card what its gold button does', () => {
  const scene = new Scene({ hands: { A: ['inf-3a', 'B:inf-1a', 'pirates'], B: 5 } });
  const gold = (as: number, card: string) =>
    goldMove(game.view(scene.state, as), as, turnOf(scene, as), { t: 'card', card, also: [] });
  expect(gold(0, 'concord-inf-3a')).toEqual({ t: 'deploy', card: 'concord-inf-3a' });
  expect(gold(0, 'xarn-inf-1a')).toEqual({ t: 'discard', card: 'xarn-inf-1a' });
  expect(gold(0, 's1-pirates')).toBeNull();
  expect(gold(1, 'concord-inf-3a')).toBeNull();
});

test('PX-P15: on a phone an attack is told in the place of the window’s name, the end of a turn is not', () => {
  const attack = new Scene({ table: { A: ['air-5a'], B: ['inf-2a'] }, hands: { B: ['pirates'] } });
  attack.play('A', attack.attack('A:air-5a', 'B:inf-2a'));
  const asked = barNow(momentOf(attack, 1, {}));
  expect([asked.begun, said(asked.text)]).toEqual([true, 'Ada attacks you. Play a special? Or pass.']);
  const end = new Scene({ hands: { A: ['inf-3a'], B: ['pirates'] } });
  end.play('A', end.deploy('A', 'inf-3a'));
  expect(barNow(momentOf(end, 1, {})).begun).toBeUndefined();
});

test('PX-P13: what an ally offers is told in the place of “your ally asks”', () => {
  const scene = new Scene({ seats: 4, hands: { A: ['inf-3a', 'truce'] } });
  scene.play('A', scene.support('A', 'support', 'truce'));
  const { begun, text } = barNow(momentOf(scene, 2, {}));
  expect([begun, said(text)]).toEqual([true, expect.stringMatching(/^Ada offers a hidden card/)]);
});

/** Taps a card of A's hand. */
function Tapping({ scene, card, explain }: { scene: Scene; card: string; explain: (why: string) => void }) {
  useChoice(game.view(scene.state, 0), 0, turnOf(scene, 0), true, explain).tapCard(card);
  return null;
}

test('PX-P19: a unit tapped while specials are asked for is refused as a unit, also at the end of one’s own turn', () => {
  const scene = new Scene({ hands: { A: ['inf-3a', 'inf-2a', 'truce'], B: ['pirates'] } });
  scene.play('A', scene.deploy('A', 'inf-3a'));
  const told: string[] = [];
  html(<Tapping scene={scene} card="concord-inf-2a" explain={(why) => told.push(why)} />);
  expect(told).toEqual(['E_NOT_SPECIAL']);
});
