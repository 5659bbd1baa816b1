import { describe, expect, test } from 'vitest';
import { BrokenLog, Dice, type Entry, Host } from '../src/index.ts';
import { type Bidding, bidding } from './bidding/index.ts';
import { begun, bid, cardOf, everybody, head, MemoryJournal, outside, play, worldOf } from './world.ts';

/** A whole match with some arranging taken back. */
async function playedOut(host: Host<Bidding>): Promise<void> {
  const luck = new Dice('host');
  for (let n = 0; host.result === null; n++) {
    const by = host.awaited[luck.int(host.awaited.length)]!;
    const { hand, laid } = host.view(by).mine!;
    const choices = hand.filter((card) => card !== laid);
    const seals = laid !== null && (choices.length === 0 || luck.int(2) === 0);
    await play(host, by, seals ? { t: 'seal' } : { t: 'lay', card: choices[luck.int(choices.length)] });
    if (luck.int(4) === 0) await host.undo(by, `undo-${n}`);
  }
}

describe('beginning and opening', () => {
  test('a new match keeps its setup before anybody sees it', async () => {
    const { host, journal } = await begun();
    expect(journal.kept).toHaveLength(1);
    expect(host.seq).toBe(0);
    expect(host.told(0, 0)[0]).toMatchObject({ no: 0, at: 1000 });
  });

  test('beginning a match that exists opens it as it stands', async () => {
    const { host, journal } = await begun();
    await bid(host, 0);
    const again = await Host.begin(bidding, head, worldOf(journal));
    expect(outside(again)).toEqual(outside(host));
  });

  test('a match of other rules, too many seats or unreadable options does not begin, and keeps nothing', async () => {
    for (const wrong of [{ rules: 2 }, { game: 'chess' }, { seats: 9 }, { options: { rounds: 0 } }]) {
      const journal = new MemoryJournal();
      await expect(Host.begin(bidding, { ...head, ...wrong }, worldOf(journal))).rejects.toThrow(BrokenLog);
      expect(journal.kept).toEqual([]);
    }
  });

  test('a match without entries does not open', async () => {
    await expect(Host.open(bidding, head, worldOf(new MemoryJournal()))).rejects.toThrow(/has no entries/);
  });

  test('a restart at any entry gives everybody the same views and tellings', async () => {
    const { host, journal } = await begun();
    const lived: unknown[] = [outside(host)];
    host.watch(() => lived.push(outside(host)));
    await playedOut(host);
    expect(journal.kept.some(({ t }) => t === 'undo')).toBe(true);
    for (const { seq } of journal.kept) {
      const restarted = await Host.open(bidding, head, worldOf(new MemoryJournal(journal.kept.slice(0, seq + 1))));
      expect(outside(restarted)).toEqual(lived[seq]);
    }
  });

  test.each<[what: string, spoil: (kept: Entry[]) => void, says: RegExp]>([
    ['with a gap', (kept) => kept.splice(1, 1), /entry 1 is numbered 2/],
    ['without a setup', (kept) => kept.splice(0, 1, { ...kept[1]!, seq: 0 }), /does not begin with a setup/],
    ['with a second setup', (kept) => kept.splice(1, 1, { ...kept[0]!, seq: 1 }), /entry 1 is a second setup/],
    ['that the rules refuse', (kept) => kept.splice(1, 1, { ...kept[2]!, seq: 1 }), /entry 1 is refused: NOTHING_LAID/],
  ])('a journal %s does not open', async (_what, spoil, says) => {
    const { host, journal } = await begun();
    await bid(host, 0);
    const kept = [...journal.kept];
    spoil(kept);
    await expect(Host.open(bidding, head, worldOf(new MemoryJournal(kept)))).rejects.toThrow(says);
  });
});

describe('playing', () => {
  test('a refused move names its reason and leaves nothing', async () => {
    const { host, journal } = await begun();
    const before = outside(host);
    expect(await play(host, 0, { t: 'seal' })).toEqual({ ok: false, refusal: 'NOTHING_LAID' });
    expect(await play(host, 7, { t: 'seal' })).toEqual({ ok: false, refusal: 'NOT_SEATED' });
    expect(await play(host, 0, 'rubbish')).toEqual({ ok: false, refusal: 'MALFORMED' });
    expect(outside(host)).toEqual(before);
    expect(journal.kept).toHaveLength(1);
  });

  test('the same id played twice is taken once, and answered alike, also after a restart', async () => {
    const { host, journal } = await begun();
    const once = { by: 0, id: 'same', decision: host.decision(0), move: { t: 'lay', card: cardOf(host, 0) } };
    const answers = await Promise.all([host.play(once), host.play(once)]);
    expect(answers[0]).toEqual(answers[1]);
    expect(journal.kept).toHaveLength(2);
    const restarted = await Host.open(bidding, head, worldOf(journal));
    expect(await restarted.play(once)).toEqual(answers[0]);
    expect(journal.kept).toHaveLength(2);
  });

  test('the rules play a move once, though it is attempted first and taken afterwards', async () => {
    let played = 0;
    const counted: typeof bidding = {
      ...bidding,
      apply: (...step) => {
        played++;
        bidding.apply(...step);
      },
    };
    const { host, journal } = await begun(undefined, counted);
    const lay = () => play(host, 0, { t: 'lay', card: cardOf(host, 0, played % 2) });
    for (let i = 0; i < 3; i++) await lay();
    expect(played).toBe(3);
    // Another process was faster: what was attempted on the state before does not count.
    const other = await Host.open(bidding, head, worldOf(journal));
    await play(other, 1, { t: 'lay', card: cardOf(other, 1) });
    await lay();
    expect(played).toBe(6);
    expect(outside(host)).toEqual(outside(await Host.open(bidding, head, worldOf(journal))));
  });

  test('the same id of another seat is another move', async () => {
    const { host, journal } = await begun();
    for (const by of [0, 1])
      await host.play({ by, id: 'same', decision: host.decision(by), move: { t: 'lay', card: cardOf(host, by) } });
    expect(journal.kept).toHaveLength(3);
  });

  test('an answer to another question is stale', async () => {
    const { host } = await begun();
    const move = { t: 'lay', card: cardOf(host, 0) };
    expect(await host.play({ by: 0, id: 'old', decision: 'another', move })).toEqual({ ok: false, refusal: 'STALE' });
    const { asks: _, ...asksNothing } = bidding;
    const plain = (await begun(undefined, asksNothing)).host;
    const decision = plain.decision(0);
    expect((await plain.play({ by: 0, id: 'a', decision, move })).ok).toBe(true);
    expect(await plain.play({ by: 0, id: 'b', decision, move })).toEqual({ ok: false, refusal: 'STALE' });
  });

  test('another’s commitment does not make my decision stale, nor tell me its number', async () => {
    const { host } = await begun();
    const decision = host.decision(0);
    const tellings = host.tellings(0);
    await play(host, 1, { t: 'lay', card: cardOf(host, 1) });
    expect(host.tellings(0)).toBe(tellings);
    await play(host, 1, { t: 'seal' });
    const move = { t: 'lay', card: cardOf(host, 0) };
    expect((await host.play({ by: 0, id: 'mine', decision, move })).ok).toBe(true);
  });

  test('many plays at once go through one queue, each on the state the last one left', async () => {
    const { host, journal } = await begun();
    const lays = [0, 1, 2].flatMap((by) => [0, 1, 2].map((place) => ({ by, place })));
    await Promise.all(lays.map(({ by, place }) => play(host, by, { t: 'lay', card: cardOf(host, by, place) })));
    await Promise.all([0, 1, 2].map((by) => play(host, by, { t: 'seal' })));
    expect(host.view('table').round).toBe(2);
    expect(journal.kept.map(({ seq }) => seq)).toEqual([...journal.kept.keys()]);
    expect(journal.kept).toEqual(host.entries);
  });

  test('nobody hears of an entry before it is durable, everybody once it is', async () => {
    const { host, journal } = await begun();
    const heard: string[] = [];
    journal.before = ({ seq }) => void heard.push(`append ${seq}, at ${host.seq}`);
    journal.after = ({ seq }) => void heard.push(`kept ${seq}, at ${host.seq}`);
    const stop = host.watch((seq) => heard.push(`heard ${seq}, at ${host.seq}`));
    await play(host, 0, { t: 'lay', card: cardOf(host, 0) });
    expect(heard).toEqual(['append 1, at 0', 'kept 1, at 0', 'heard 1, at 1']);
    stop();
    await play(host, 0, { t: 'seal' });
    expect(heard).toHaveLength(5);
  });

  test('a clock that is put back does not put the log back', async () => {
    const journal = new MemoryJournal();
    const times = [500, 900, 100, 950];
    const world = { ...worldOf(journal), now: () => times.shift()! };
    const host = await Host.begin(bidding, head, world);
    for (const place of [0, 1, 2]) await play(host, 0, { t: 'lay', card: cardOf(host, 0, place) });
    expect(journal.kept.map(({ at }) => at)).toEqual([500, 900, 900, 950]);
  });

  test('an observer who has seen up to n gets the rest, numbered without gaps', async () => {
    const { host } = await begun();
    await playedOut(host);
    for (const who of everybody) {
      const all = host.told(who, 0);
      expect(all.map(({ no }) => no)).toEqual([...all.keys()]);
      expect(host.tellings(who)).toBe(all.length);
      expect(host.told(who, 3)).toEqual(all.slice(3));
      expect(host.told(who, all.length)).toEqual([]);
    }
  });

  test('the answer counts the mover’s tellings', async () => {
    const { host } = await begun();
    await play(host, 1, { t: 'lay', card: cardOf(host, 1) });
    const answer = await play(host, 0, { t: 'lay', card: cardOf(host, 0) });
    expect(answer).toEqual({ ok: true, no: host.tellings(0) - 1 });
  });
});
