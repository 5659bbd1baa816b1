import { shelf } from '@orrery/games';
import { type Away, Dice, type Entry, Host, type Journal, type Kind, MatchReader, stopOf } from '@orrery/kernel';
import type { Lang } from '@orrery/words';
import { expect, test } from 'vitest';
import { cardOfMatch, cardSay, endingWords, wordsOfCard } from '../src/index.ts';

class Kept implements Journal {
  readonly entries: Entry[] = [];
  async append(_match: string, entry: Entry): Promise<'kept'> {
    this.entries.push(JSON.parse(JSON.stringify(entry)) as Entry);
    return 'kept';
  }
  async read(_match: string, from: number): Promise<readonly Entry[]> {
    return this.entries.slice(from);
  }
}

/** A match in which these seats say this, whatever was played before: as it is in its log, and as its host has it. */
async function said(id: string, seats: number, options: object, moves: readonly (readonly [number, Kind['move']])[]) {
  const room = shelf.find((each) => each.id === id)!;
  const { game } = await room.rules();
  const read = game.readOptions(options, seats);
  if (!read.ok) throw new Error(read.problem);
  const head = { id: 'match', game: id, rules: game.rules, seats, options: read.value };
  const journal = new Kept();
  const host = await Host.begin<Kind>(game, head, {
    ...{ journal, chance: (match, drawn) => new Dice(`${match} ${drawn}`), now: () => 0 },
  });
  // Some of a match, so that it is one, and as much as it takes until this may be said.
  const dice = new Dice('ending');
  const [first, { t }] = moves[0]!;
  for (let n = 0; ; n++) {
    const by = host.awaited[0]!;
    const state = new MatchReader<Kind>(game, { head, entries: journal.entries }).stateAt(n);
    if (n > 11 && game.gate(state, first, t) === null) break;
    await played(by, game.fallback(state, by, dice));
  }
  for (const [by, move] of moves) await played(by, move);
  return { host, reader: new MatchReader<Kind>(game, { head, entries: journal.entries }), room };

  async function played(by: number, move: Kind['move']) {
    const id = `id-${journal.entries.length}`;
    expect(await host.play({ by, id, decision: host.decision(by), move })).toMatchObject({ ok: true });
  }
}

const called = ['Ada', 'Bruno', 'Livia', 'Zoë'];
async function words({ reader, room }: Awaited<ReturnType<typeof said>>, lang: Lang) {
  const say = cardSay(lang);
  const seats = called.slice(0, reader.result!.places.length);
  const card = cardOfMatch({
    game: { id: room.id, title: room.title, plate: room.plate },
    ...{ seed: 'x', reader, picture: null, seats: seats.map((name, look) => ({ name, look })) },
  })!;
  return wordsOfCard(card, say);
}

test('Planet X: who gave up is said, with more points or fewer', async () => {
  const match = await said('planet-x', 2, {}, [[1, { t: 'resign' }]]);
  expect(match.reader.ending).toEqual({ t: 'gaveUp', seats: [1] });
  expect(match.host.ending).toEqual(match.reader.ending);
  expect(await words(match, 'en')).toMatchObject({
    sentence: 'Bruno gives up.',
    alt: 'Ada wins Planet X. Bruno gives up.',
  });
  expect((await words(match, 'it')).sentence).toBe('Bruno si arrende.');
});

test('Planet X: one of a side gives up for both, and is named alone', async () => {
  const match = await said('planet-x', 4, {}, [[2, { t: 'resign' }]]);
  expect(match.reader.ending).toEqual({ t: 'gaveUp', seats: [2] });
  expect((await words(match, 'en')).sentence).toBe('Livia gives up.');
});

test('Burning Planets: giving up decides a war of two, and no other', async () => {
  const two = await said('burning-planets', 2, {}, [[0, { t: 'concede' }]]);
  expect(two.host.ending).toEqual({ t: 'gaveUp', seats: [0] });
  expect(await words(two, 'en')).toMatchObject({
    sentence: 'Ada gives up.',
    alt: 'Bruno wins Burning Planets. Ada gives up.',
  });
  const three = await said('burning-planets', 3, {}, [[0, { t: 'concede' }]]);
  expect([three.reader.result, three.reader.ending, three.host.ending]).toEqual([null, null, null]);
});

test('Burning Planets: a draw and a shared victory are agreed on, even where somebody gives up beside it', async () => {
  const share = { t: 'shareVictory', on: true } as Kind['move'];
  const draw = await said('burning-planets', 2, {}, [
    [0, share],
    [1, share],
  ]);
  expect(draw.reader.ending).toEqual({ t: 'agreed' });
  expect(await words(draw, 'en')).toMatchObject({
    sentence: 'Ended by agreement.',
    alt: 'Burning Planets ends in a tie: Ada and Bruno.',
  });
  const shared = await said('burning-planets', 3, {}, [
    [0, share],
    [1, share],
    [2, { t: 'concede' }],
  ]);
  expect(shared.reader.ending).toEqual({ t: 'agreed' });
  expect(await words(shared, 'it')).toMatchObject({
    verdict: 'Vincono Ada e Bruno',
    sentence: 'Finita per accordo.',
  });
});

test('A Sky of Stars: who leaves is named, the last of those without whom it ends', async () => {
  const match = await said('sky-of-stars', 3, { onLeave: 'drop' }, [
    [2, { t: 'leave' }],
    [0, { t: 'leave' }],
  ]);
  expect(match.host.ending).toEqual({ t: 'left', seats: [0] });
  expect((await words(match, 'en')).sentence).toBe('Ada leaves.');
  expect((await words(match, 'it')).sentence).toBe('Ada abbandona.');
});

test('who reads it and gave up is spoken to', () => {
  const name = (seat: number) => (seat === 1 ? null : called[seat]!);
  const of = (lang: Lang, t: 'gaveUp' | 'left', seats: readonly number[]) =>
    endingWords({ t, seats }, name, cardSay(lang));
  expect(of('en', 'gaveUp', [1])).toBe('You give up.');
  expect(of('it', 'gaveUp', [1])).toBe('Ti arrendi.');
  expect(of('en', 'left', [1])).toBe('You leave.');
  expect(of('it', 'left', [1])).toBe('Abbandoni.');
  expect(of('en', 'gaveUp', [0])).toBe('Ada gives up.');
  expect(endingWords({ t: 'played' }, name, cardSay('en'))).toBeNull();
});

test('a match that those there ended, or a tournament, says whose absence it was for', () => {
  const of = (lang: Lang, who: Omit<Away, 'seat'>, t: 'ended' | 'forfeited' = 'ended') => {
    // Who began in that seat is somebody else: whoever went is named.
    const stop = stopOf([
      { t: 'took', seat: 2, name: 'Bruno' },
      { t, seat: 2, ...who },
    ]);
    return endingWords(stop, (seat) => called[seat]!, cardSay(lang));
  };
  expect(of('en', { name: 'Dino' })).toBe('Dino was away, and the others ended it here.');
  expect(of('it', { name: null })).toBe('Ospite C non c’era, e gli altri l’hanno chiusa qui.');
  expect(of('en', { name: null, gone: true })).toBe('Anonymous C was away, and the others ended it here.');
  // Whose name is kept back is called as their seat is.
  expect(of('en', { name: null, veiled: true })).toBe(`${called[2]} was away, and the others ended it here.`);
  expect(of('en', { name: 'Dino', mine: true })).toBe('You were away, and the others ended it here.');
  expect(of('it', { name: 'Dino', mine: true })).toBe('Non c’eri, e gli altri l’hanno chiusa qui.');
  expect(of('en', { name: 'Dino' }, 'forfeited')).toBe('Dino was away too long and loses.');
  expect(of('it', { name: 'Dino', mine: true }, 'forfeited')).toBe('Non c’eri da troppo tempo: perdi.');
});
