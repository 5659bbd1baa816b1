import { describe, expect, test } from 'vitest';
import { BrokenLog, Dice, Host } from '../src/index.ts';
import { bidding } from './bidding/index.ts';
import { begun, bid, cardOf, head, outside, play, worldOf } from './world.ts';

describe('a journal in trouble', () => {
  test('a failed append leaves the match as it was, and the next play works', async () => {
    const { host, journal } = await begun();
    const before = outside(host);
    journal.before = () => {
      throw new Error('disk full');
    };
    await expect(play(host, 0, { t: 'lay', card: cardOf(host, 0) })).rejects.toThrow('disk full');
    expect(outside(host)).toEqual(before);
    journal.before = () => {};
    expect((await play(host, 0, { t: 'lay', card: cardOf(host, 0) })).ok).toBe(true);
    expect(journal.kept).toHaveLength(2);
  });

  test('an append that was kept though it failed is found again by its id', async () => {
    const { host, journal } = await begun();
    journal.after = () => {
      throw new Error('connection lost');
    };
    const lost = { by: 0, id: 'lost', decision: host.decision(0), move: { t: 'lay', card: cardOf(host, 0) } };
    await expect(host.play(lost)).rejects.toThrow('connection lost');
    journal.after = () => {};
    expect(await host.play(lost)).toEqual({ ok: true, no: host.tellings(0) - 1 });
    expect(journal.kept).toHaveLength(2);
    expect(host.seq).toBe(1);
  });

  test('an entry that is taken and not shown is named, not sought for ever', async () => {
    const { host, journal } = await begun();
    journal.append = async () => 'taken';
    await expect(play(host, 0, { t: 'lay', card: cardOf(host, 0) })).rejects.toThrow(/taken, and the journal does not/);
  });

  test('a foreign entry that the rules refuse changes nothing', async () => {
    const { host, journal } = await begun();
    const before = outside(host);
    journal.kept.push({ seq: 1, at: 0, t: 'move', by: 0, id: 'x', move: { t: 'seal' }, draws: [] });
    await expect(host.catchUp()).rejects.toThrow(BrokenLog);
    expect(outside(host)).toEqual(before);
  });
});

describe('two hosts on one journal', () => {
  async function pair() {
    const { host: one, journal } = await begun();
    const other = await Host.open(bidding, head, worldOf(journal));
    return { one, other, journal };
  }

  test('who comes second takes the first one’s entry and plays on it', async () => {
    const { one, other, journal } = await pair();
    await Promise.all([bid(one, 0), bid(other, 1)]);
    await Promise.all([one.catchUp(), other.catchUp()]);
    expect(outside(one)).toEqual(outside(other));
    expect(one.view('table').bidders.map(({ sealed }) => sealed)).toEqual([true, true, false]);
    expect(journal.kept).toHaveLength(5);
  });

  test('the same id played on both is taken once', async () => {
    const { one, other, journal } = await pair();
    const once = { by: 0, id: 'same', decision: one.decision(0), move: { t: 'lay', card: cardOf(one, 0) } };
    const answers = await Promise.all([one.play(once), other.play(once)]);
    expect(answers[0]).toEqual(answers[1]);
    expect(journal.kept).toHaveLength(2);
  });

  test('of two different moves that answer the same question one is taken, the other refused', async () => {
    const { one, other, journal } = await pair();
    await play(one, 0, { t: 'lay', card: cardOf(one, 0) });
    await other.catchUp();
    const seals = await Promise.all([play(one, 0, { t: 'seal' }), play(other, 0, { t: 'seal' })]);
    expect(seals.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(seals).toContainEqual({ ok: false, refusal: 'STALE' });
    expect(journal.kept).toHaveLength(3);
  });

  test('what was quiet on one host can be undone on the other', async () => {
    const { one, other } = await pair();
    await play(one, 0, { t: 'lay', card: cardOf(one, 0) });
    await other.catchUp();
    expect((await other.undo(0, 'back')).ok).toBe(true);
    expect(await one.undo(0, 'back')).toMatchObject({ ok: true });
    await one.catchUp();
    expect(outside(one)).toEqual(outside(other));
  });

  test('catching up while an append is under way takes the entry once', async () => {
    const { host, journal } = await begun();
    const heard: number[] = [];
    host.watch((seq) => heard.push(seq));
    let caught: Promise<void> | undefined;
    journal.after = () => {
      caught ??= host.catchUp();
    };
    await bid(host, 0);
    await caught;
    expect(heard).toEqual([1, 2]);
    expect(host.entries).toEqual(journal.kept);
  });

  test('a whole match played on both sides by turns ends alike', async () => {
    const { one, other, journal } = await pair();
    const luck = new Dice('two hosts');
    while (one.result === null) {
      const host = luck.int(2) === 0 ? one : other;
      await host.catchUp();
      if (host.result !== null) break;
      await bid(host, host.awaited[0]!, luck.int(2));
      await one.catchUp();
    }
    await other.catchUp();
    expect(one.result).not.toBeNull();
    expect(outside(one)).toEqual(outside(other));
    expect(one.entries).toEqual(journal.kept);
  });
});
