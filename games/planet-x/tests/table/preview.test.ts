import { createSay, type Lang, langs, plain } from '@orrery/words';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import type { Attack, Join, Move, PlaySpecial, View } from '../../src/rules/kind.ts';
import { handLabel, moveText, stackLabel } from '../../src/table/labels.ts';
import { tableNames } from '../../src/table/names.ts';
import { harmsOwn, hintOf, joinPreview, specialPreview, usualLosses } from '../../src/table/preview.ts';
import { words } from '../../src/words/index.ts';
import { type Given, Scene } from '../scene.ts';

const seats = [0, 1, 2, 3].map((seat) => ({
  seat,
  name: ['Ada', 'Livia', 'Bruno', 'Chiara'][seat]!,
  look: seat,
  kind: 'friend' as const,
  online: true,
}));
async function namesOf(lang: Lang, view: View) {
  return tableNames(createSay(lang, [await words.catalogue(lang)]), 0, seats, view.options);
}
const seen = (scene: Scene, as = 0) => game.view(scene.state, as);
const texts = async (lang: Lang, scene: Scene, move: Move) => {
  const view = seen(scene);
  return plain(moveText(await namesOf(lang, view), view, 0, move));
};

const clash: Given = {
  table: { A: ['ship-8a+mech-3a', 'inf-1a'], B: ['air-3a+inf-3a', 'mech-4a'] },
  hands: { A: ['minus-air', 'plus-ship', 'eliminate-mech', 'truce'], B: 5 },
};

describe('an attack', () => {
  test('EX-06: is previewed with its outcome and its price', async () => {
    const scene = new Scene(clash);
    const move = scene.attack('A:ship-8a', 'B:air-3a') as Attack;
    expect(await texts('en', scene, move)).toBe('11 : 6, you win, but lose one card too.');
    expect(await texts('it', scene, move)).toBe('11 : 6, vinci, ma perdi anche tu una carta.');
    expect(await texts('en', scene, scene.attack('A:inf-1a', 'B:mech-4a'))).toContain('1 : 4, you lose one card');
  });

  test('PX-P31: the usual losses are marked: the best of theirs, the least of mine', () => {
    const scene = new Scene({ table: { A: ['ship-8a+inf-1a'], B: ['air-5a+mech-3a'] } });
    scene.play('A', scene.attack('A:ship-8a', 'B:air-5a'));
    scene.passAll();
    expect(usualLosses(seen(scene), 0)).toEqual({
      t: 'chooseLosses',
      attackerCard: 'concord-inf-1a',
      targetCard: 'xarn-air-5a',
    });
    const lost = new Scene({ table: { A: ['mech-3a+inf-1a'], B: ['air-5a'] } });
    lost.play('A', lost.attack('A:mech-3a', 'B:air-5a'));
    lost.passAll();
    expect(usualLosses(seen(lost, 1), 1)).toEqual({ t: 'chooseLosses', attackerCard: 'concord-mech-3a' });
  });
});

test('PX-P10: a group is previewed as the rules would make it', () => {
  const scene = new Scene(clash);
  const move = scene.join('reinforce', 'A:inf-1a', 'A:ship-8a') as Join;
  const group = joinPreview(seen(scene), move);
  scene.play('A', move);
  expect(group).toEqual(seen(scene).stacks.find(({ id }) => id === move.to));
});

describe('a special', () => {
  const fight = () => {
    const scene = new Scene(clash);
    scene.play('A', scene.attack('A:ship-8a', 'B:air-3a'));
    return scene;
  };
  const of = (scene: Scene, card: string, on?: string) => scene.special('A', card, on) as PlaySpecial;

  test('PX-P20: shows the Force of its stack and the clash as they would be', async () => {
    const scene = fight();
    const move = of(scene, 'minus-air', 'B:air-3a');
    expect(specialPreview(seen(scene), 0, move)).toEqual({ forces: [6, 4], clash: [11, 4] });
    expect(await texts('en', scene, move)).toBe(
      'Ion Storm on Fang Raider (aircraft 3): Force 6 becomes 4. The clash would be 11 : 4.'.replace(
        'Fang Raider',
        'Goad Interceptor',
      ),
    );
  });

  test('PX-P16: shows what would call the attack off', () => {
    const scene = fight();
    expect(specialPreview(seen(scene), 0, of(scene, 'truce', 'B')).clash).toBe('off');
    const lone = new Scene({ table: { A: ['air-5a'], B: ['mech-4a'] }, hands: { A: ['eliminate-mech'], B: 5 } });
    lone.play('A', lone.attack('A:air-5a', 'B:mech-4a'));
    expect(specialPreview(seen(lone), 0, of(lone, 'eliminate-mech', 'B:mech-4a')).clash).toBe('off');
  });

  test('PX-A24: one that harms my side is asked about twice', () => {
    const scene = fight();
    expect(harmsOwn(seen(scene), 0, of(scene, 'eliminate-mech', 'A:mech-3a'))).toBe(true);
    expect(harmsOwn(seen(scene), 0, of(scene, 'eliminate-mech', 'B:mech-4a'))).toBe(false);
    expect(harmsOwn(seen(scene), 0, of(scene, 'plus-ship', 'A:ship-8a'))).toBe(false);
  });

  test('the private hint names the special that turns the clash, and is silent where none does', () => {
    const scene = new Scene({
      table: { A: ['air-5a'], B: ['air-4a'] },
      hands: { A: 5, B: ['plus-air', 'truce', 'plus-inf'] },
    });
    scene.play('A', scene.attack('A:air-5a', 'B:air-4a'));
    const view = seen(scene, 1);
    const hint = hintOf(view, 1, game.list!(scene.state, 1));
    expect(hint).toMatchObject({ card: 's1-plus-air', unit: 'xarn-air-4a' });
    expect(hintOf(seen(scene, 0), 0, game.list!(scene.state, 0))).toBeNull();
  });
});

test.each(langs)('stacks and cards are heard with all they show (%s)', async (lang) => {
  const scene = new Scene({ table: { A: ['ship-8a+inf-1a(plus-inf)'] } });
  const view = seen(scene);
  const names = await namesOf(lang, view);
  const group = stackLabel(names, view, view.stacks[0]!);
  expect(group).toBe(
    lang === 'en'
      ? 'Group, infantry 1 +3, starship 8, total 12, can attack anything'
      : 'Gruppo, fanteria 1 +3, astronave 8, totale 12, può attaccare tutto',
  );
  expect(handLabel(names, view, 0, 'concord-air-5a')).toBe(
    lang === 'en' ? 'aircraft 5, Hawk Interceptor, yours' : 'velivolo 5, Intercettore Falco, tua',
  );
  const foreign = handLabel(names, view, 0, 'xarn-air-5a');
  expect(foreign).toContain(lang === 'en' ? 'not yours: hold' : 'non tua: tienila');
  const hired = seen(new Scene({ options: { enemyUnits: 'mercenaries' } }));
  expect(handLabel(names, hired, 0, 'xarn-air-5a')).toContain(lang === 'en' ? 'a mercenary' : 'un mercenario');
});

test.each([
  [{}, 'you and Livia can’t attack each other this turn.', 'in questo turno tu e Livia non potete attaccarvi.'],
  [
    { truceScope: 'attacksAndSpecials', truceLasts: 'nextTurnToo' },
    'you and Livia can’t attack or harm each other until next turn ends.',
    'fino alla fine del prossimo turno tu e Livia non potete attaccarvi né danneggiarvi.',
  ],
])('PX-O8: a truce is said as it holds at this table: %o', async (options, en, it) => {
  const scene = new Scene({ options, active: 'B', hands: { A: ['truce'], B: 5 } });
  expect(await texts('en', scene, scene.special('A', 'truce', 'B'))).toMatch(new RegExp(`: ${en}$`));
  expect(await texts('it', scene, scene.special('A', 'truce', 'B'))).toMatch(new RegExp(`: ${it}$`));
});
