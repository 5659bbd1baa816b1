import { Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../src/rules/index.ts';
import { Scene } from './scene.ts';

describe('Support, as each one sees it', () => {
  const swap = () => {
    const at = new Scene({ seats: 4, hands: { A: ['C:ship-10a', 'inf-2a'], C: ['A:ship-10a', 'inf-2a'] } });
    const offered = at.play('A', at.support('A', 'support', 'C:ship-10a'));
    const asked = at.state;
    const swapped = at.play('C', at.support('C', 'supportReply', 'A:ship-10a'));
    return { at, offered, asked, swapped };
  };

  test('EX-32: the offer is its own secret; opponents learn only that two cards were swapped', () => {
    const { offered, asked, swapped } = swap();
    expect(game.tell(offered[0]!, 0)).toMatchObject({ card: 'ikthi-ship-10a' });
    for (const who of [1, 2, 3, 'table'] as const) {
      expect(game.tell(offered[0]!, who)).toEqual({ t: 'supportOffered', seat: 0, ally: 2, card: null });
      expect(game.view(asked, who).offer).toBeNull();
    }
    expect(game.view(asked, 0).offer).toBe('ikthi-ship-10a');
    for (const who of [0, 2])
      expect(game.tell(swapped[0]!, who)).toMatchObject({ cards: ['ikthi-ship-10a', 'concord-ship-10a'] });
    for (const who of [1, 3, 'table'] as const)
      expect(game.tell(swapped[0]!, who)).toEqual({ t: 'supportSwapped', seats: [0, 2], cards: null });
  });

  test('the two know the cards they gave for as long as those stay in hand, and imagine them there', () => {
    const { at } = swap();
    expect(game.view(at.state, 0).players.map(({ shared }) => shared)).toEqual([
      ['concord-ship-10a'],
      null,
      ['ikthi-ship-10a'],
      null,
    ]);
    expect(game.view(at.state, 1).players[0]!.shared).toBeNull();
    for (let i = 0; i < 20; i++) {
      const imagined = game.imagine(game.view(at.state, 0), 0, new Dice(i));
      expect(game.view(imagined, 2).players[2]!.hand).toContain('ikthi-ship-10a');
    }
    at.passAll();
    at.play('B', at.discard('B', at.hand('B')[0]!));
    at.passAll();
    at.play('C', at.deploy('C', 'ship-10a'));
    expect(game.view(at.state, 0).players[2]!.shared).toEqual([]);
  });
});

describe('hands, pile and end', () => {
  test('a hand is its own alone, until the end shows all', () => {
    const at = new Scene({ hands: { A: ['inf-1a'], B: ['truce'] }, pile: 0 });
    expect(game.view(at.state, 0).players.map(({ hand }) => hand)).toEqual([['concord-inf-1a'], null]);
    expect(game.view(at.state, 'table').players.map(({ hand }) => hand)).toEqual([null, null]);
    at.play('A', at.deploy('A', 'inf-1a'));
    at.play('B', { t: 'pass' });
    expect(game.view(at.state, 'table').players.map(({ hand }) => hand)).toEqual([[], ['s1-truce']]);
    expect(game.view(at.state, 'table').pile).toEqual([]);
  });

  test('others hear that a card was drawn, not which', () => {
    const at = new Scene({ hands: { A: ['inf-1a'], B: 5 }, pile: ['A:ship-8a'] });
    at.play('A', at.deploy('A', 'inf-1a'));
    at.passAll();
    const drew = at.events.find(({ t }) => t === 'drew')!;
    expect(game.tell(drew, 0)).toEqual({ t: 'drew', seat: 0, count: 1, cards: ['concord-ship-8a'] });
    expect(game.tell(drew, 1)).toEqual({ t: 'drew', seat: 0, count: 1, cards: null });
  });

  test('imagined hands are drawn from the cards out of sight, all of them alike', () => {
    const at = new Scene({ table: { A: ['inf-1a'] }, hands: { A: ['truce', 'B:inf-1a'], B: ['pirates', 'A:air-5a'] } });
    const seen = new Map<string, number>();
    const rounds = 4000;
    for (let i = 0; i < rounds; i++) {
      const s = game.imagine(game.view(at.state, 0), 0, new Dice(i));
      for (const card of game.view(s, 1).players[1]!.hand!) seen.set(card, (seen.get(card) ?? 0) + 1);
    }
    expect(seen.has('s1-truce') || seen.has('concord-inf-1a') || seen.has('xarn-inf-1a')).toBe(false);
    const unseen = 52 - 3;
    expect(seen.size).toBe(unseen);
    const mean = (2 * rounds) / unseen;
    for (const many of seen.values()) expect(Math.abs(many - mean)).toBeLessThan(6 * Math.sqrt(mean));
  });
});
