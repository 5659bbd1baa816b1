import { shelf } from '@orrery/games';
import { type Kind, MatchReader, veiledSitters } from '@orrery/kernel';
import { SEATS } from '@orrery/ui/engraving';
import type { Lang } from '@orrery/words';
import type { Plate } from '@orrery/words/room';
import { expect, test } from 'vitest';
import {
  boardBox,
  type CardChances,
  cardOfMatch,
  cardSay,
  cardSeats,
  drawBoard,
  drawMatch,
  drawUnfinished,
  drawWaiting,
  inksOf,
  type MatchCard,
  wordsOfCard,
} from '../src/index.ts';
import { playedByBots } from './played.ts';

const names = ['Bruno', 'Ada', 'Livia', '"><script>', 'Massimiliano Alessandro', 'Zoë'];
const catalogueOf = async (id: string, lang: Lang) =>
  (await shelf.find((room) => room.id === id)!.words()).catalogue(lang);

const tale: MatchCard = {
  game: { id: 'shooting-star', title: 'Shooting Star', plate: 1 },
  ...{ seed: 'x', ended: Date.UTC(2026, 10, 14), moves: 21, board: null, line: null, chances: null, ahead: null },
  seats: [
    { name: 'Livia', look: 0 },
    { name: 'Ada', look: 1 },
    { name: 'Bruno', look: 2 },
  ],
  result: { places: [3, 2, 1], scores: [7, 12, 14] },
  ending: { t: 'played' },
};

/** Two turning points of one match of three. */
const chances: CardChances = {
  open: [
    [0.4, 0.3, 0.3],
    [0.5, 0.3, 0.2],
    [0.2, 0.6, 0.2],
    [0, 0, 1],
  ],
  turns: [
    { moment: 2, seat: 1 },
    { moment: 3, seat: 2 },
  ],
  order: [2, 0, 1],
  rounds: [0, 2],
};

test('the words of a card, for who does not see it', () => {
  expect(wordsOfCard(tale, cardSay('en'))).toEqual({
    verdict: 'Bruno wins',
    sentence: '2 points ahead of Ada.',
    title: 'Bruno wins · Shooting Star',
    alt: 'Bruno wins Shooting Star with 14 points; Ada 12 and Livia 7.',
  });
  expect(wordsOfCard(tale, cardSay('it')).alt).toBe(
    'Vince Bruno la partita di Shooting Star con 14 punti; Ada 12 e Livia 7.',
  );
  const level = { ...tale, result: { places: [1, 1, 1], scores: [5, 5, 5] } };
  expect(wordsOfCard(level, cardSay('en')).alt).toBe('Shooting Star ends in a tie: Livia 5, Ada 5 and Bruno 5.');
  // Allies who lost are named together; large numbers are written alike wherever they stand.
  const teams = { ...tale, result: { places: [2, 1, 2], scores: [1170, 2750, 1170] } };
  expect(wordsOfCard(teams, cardSay('en'))).toMatchObject({
    sentence: '1,580 points ahead of Livia and Bruno.',
    alt: 'Ada wins Shooting Star with 2,750 points; Livia 1,170 and Bruno 1,170.',
  });
  const agreed = { ...tale, result: { places: [1, 1, 1], scores: null } };
  expect(wordsOfCard(agreed, cardSay('it'))).toMatchObject({
    sentence: 'Nessuno davanti dopo 21 mosse.',
    alt: 'Shooting Star finisce in parità: Livia, Ada e Bruno.',
  });
  expect(wordsOfCard(agreed, cardSay('en'))).toMatchObject({
    sentence: 'Nobody ahead after 21 moves.',
    alt: 'Shooting Star ends in a tie: Livia, Ada and Bruno.',
  });
  const noPoints = { ...tale, result: { places: [2, 1, 3], scores: null } };
  expect(wordsOfCard(noPoints, cardSay('en'))).toMatchObject({
    sentence: 'Decided after 21 moves.',
    alt: 'Ada wins Shooting Star.',
  });
});

test.each([
  [
    'en',
    'Decided from the start.',
    'One turning point, at move 9 of 21.',
    '3 turning points, and the last move decides.',
  ],
  ['it', 'Decisa fin dall’inizio.', 'Una svolta, alla mossa 9 di 21.', '3 svolte, e l’ultima mossa decide.'],
] as const)('where it was judged the sentence says what decided it, in %s', (lang, ...sentences) => {
  const judged = [[], [9], [4, 9, 21]].map((moments) => moments.map((moment) => ({ moment, seat: 0 })));
  const say = cardSay(lang);
  const told = (turns: CardChances['turns'], more: Partial<MatchCard> = {}) =>
    wordsOfCard({ ...tale, chances: { ...chances, turns }, ...more }, say).sentence;
  expect(judged.map((turns) => told(turns))).toEqual(sentences);
  expect(told([{ moment: 21, seat: 0 }])).toMatch(/One turning point: the|Una svolta: decide/);
  expect(told(judged[2]!.slice(0, 2))).toMatch(
    /^2 (turning points, the last at move|svolte, l’ultima alla mossa) 9 (of|di) 21\.$/,
  );
  // Who gave up decided it, and a tie was decided by nobody.
  expect(told(judged[1]!, { ending: { t: 'gaveUp', seats: [0] } })).toMatch(/Livia/);
  expect(told(judged[1]!, { result: { places: [1, 1, 1], scores: [5, 5, 5] } })).toMatch(/^5/);
});

test.each([
  ['en', 'Ahead from start to end.', 'Ahead for good from move 9 of 21.', 'The last move decides.'],
  ['it', 'In testa dall’inizio alla fine.', 'In testa definitivamente dalla mossa 9 di 21.', 'Decide l’ultima mossa.'],
] as const)('where nobody has judged it, since when who won was in front, in %s', (lang, ...sentences) => {
  const say = cardSay(lang);
  expect([0, 9, 21].map((ahead) => wordsOfCard({ ...tale, ahead }, say).sentence)).toEqual(sentences);
});

test('who gave up is said, whatever they have: nobody is ahead, and no tie-break is told of', () => {
  for (const points of [14, 7, 3]) {
    const ending = { t: 'gaveUp', seats: [0] } as const;
    const gaveUp = { ...tale, ending, result: { places: [2, 1, 3], scores: [points, 7, 3] } };
    expect(wordsOfCard(gaveUp, cardSay('en'))).toMatchObject({
      sentence: 'Livia gives up.',
      alt: 'Ada wins Shooting Star. Livia gives up.',
    });
  }
  const ending = { t: 'gaveUp', seats: [0, 2] } as const;
  const side = { ...tale, ending, result: { places: [2, 1, 2], scores: [14, 7, 14] } };
  expect(wordsOfCard(side, cardSay('it'))).toMatchObject({
    sentence: 'Livia e Bruno si arrendono.',
    alt: 'Vince Ada la partita di Shooting Star. Livia e Bruno si arrendono.',
  });
});

test('who went before the end may have gathered more than who won: nobody is said to have given up', () => {
  const gone = { ...tale, result: { places: [2, 1, 3], scores: [14, 7, 3] } };
  expect(wordsOfCard(gone, cardSay('en')).sentence).toBe('7 points at the end.');
});

test('who has given no name is called as at the table, and nobody is "you"', () => {
  const nobody = { name: null, sigil: null, level: null };
  const seats = cardSeats([{ ...nobody, sigil: 'gate' }, { ...nobody, level: 'hard' }, nobody], cardSay('en'));
  expect(seats).toEqual([
    { name: 'Guest A', look: 1 },
    { name: 'Hypatia', look: 0 },
    { name: 'Guest C', look: 2 },
  ]);
});

test('whose name is kept back is called by the sigil of the seat, bots as ever; two of one sigil by their letters, too', () => {
  const people = veiledSitters([
    { name: 'Ada', sigil: 'crescent', level: null },
    { name: null, sigil: null, level: 'hard' },
    { name: 'Bruno', sigil: null, level: null },
  ]);
  const called = (lang: Lang, looks?: number[]) => cardSeats(people, cardSay(lang), looks).map(({ name }) => name);
  expect(called('en')).toEqual(['Crescent', 'Hypatia', 'Gate']);
  expect(called('it')).toEqual(['Mezzaluna', 'Ipazia', 'Portale']);
  expect(called('en', [5, 0, 5])).toEqual(['Anchor Star A', 'Hypatia', 'Anchor Star C']);
});

test.each(['en', 'it'] as const)('bots have names of their own, six of them, in %s', (lang) => {
  const bots = Array.from({ length: 6 }, () => ({ name: null, sigil: null, level: 'hard' as const }));
  const called = cardSeats(bots, cardSay(lang)).map(({ name }) => name);
  expect(new Set(called).size).toBe(6);
  for (const name of called) expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u);
});

test.each([
  ['en', 'Galileo', 'Hypatia'],
  ['it', 'galileo ', 'Ipazia'],
] as const)(
  'a person keeps their name and the bot of that name takes one that nobody has, in %s',
  (lang, ...people) => {
    const bot = { name: null, sigil: null, level: 'hard' as const };
    const sitters = [...people.map((name) => ({ ...bot, name, level: null })), bot, bot, bot, bot];
    const called = cardSeats(sitters, cardSay(lang)).map(({ name }) => name);
    // The fifth seat lends the name that the first has; nobody else is called anything new.
    expect(called.slice(0, 4)).toEqual([...people, 'Kepler', 'Caroline']);
    expect(called[4]).toBe('Tycho');
    expect(new Set(called.map((name) => name.trim().toLowerCase())).size).toBe(6);
  },
);

test('a tie that the tie-break decided, and the card of the house itself', () => {
  const tied = { ...tale, result: { places: [3, 2, 1], scores: [7, 14, 14] } };
  expect(wordsOfCard(tied, cardSay('en')).sentence).toBe('Tied on points: the tie-break decides.');
  expect(wordsOfCard(tied, cardSay('it')).sentence).toBe('Parità di punti: decide lo spareggio.');
  expect(drawWaiting(null, { lang: 'en', say: cardSay('en') })).toMatch(
    /Orrery: an atlas of celestial games\. No account, no e-mail\..*an atlas of celestial games/s,
  );
  expect(drawWaiting(null, { lang: 'it', say: cardSay('it') })).toContain('atlante dei giochi celesti');
});

/** A war of six takes bots a while; its map is drawn alike. */
const most: Readonly<Record<string, number>> = { 'burning-planets': 3 };

for (const { id, title, plate, picture, rules, seats } of shelf)
  test(`${id}: its card is sound, legible and without markup of anybody's making`, async () => {
    const { game } = await rules();
    const file = await playedByBots(id, Math.min(seats.max, most[id] ?? 6));
    const reader = new MatchReader<Kind>(game, file);
    const sitters = file.names.map((_, seat) => ({ name: names[seat]!, sigil: null, level: null }));
    const drawnBy = await picture?.();
    for (const lang of ['en', 'it'] as const) {
      const say = cardSay(lang, [await catalogueOf(id, lang)]);
      const told = { game: { id, title, plate }, seed: file.head.id, reader, seats: cardSeats(sitters, say) };
      const card = cardOfMatch({ ...told, picture: (await picture?.()) ?? null })!;
      const svg = drawMatch(card, { lang, say });
      expect(svg).not.toMatch(/<script|NaN|undefined|Infinity|\[object/);
      expect(drawMatch(card, { lang, say })).toBe(svg);
      // The smallest letters of a preview that is shown in small: the board's own numbers grow with its scale.
      const words = svg.replace(/<svg x=.*?<\/svg>/s, '');
      const sizes = [...words.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(18);
      for (const tag of ['g', 'svg', 'text', 'pattern'])
        expect(svg.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0, tag).toBe(
          svg.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0,
        );
      // From then on who won is in front at every moment, and not at the one before.
      const leads = (moment: number) => {
        const points = drawnBy?.line.of(reader.viewAt(moment, 'table')) ?? [];
        const { places } = reader.result!;
        const of = (won: boolean) => points.filter((_, seat) => (places[seat] === 1) === won);
        return of(true).length > 0 && of(false).length > 0 && Math.min(...of(true)) > Math.max(...of(false));
      };
      const all = [...reader.moments.keys()];
      const since = all.findLastIndex((moment) => !leads(moment)) + 1;
      expect(card.ahead).toBe(since === all.length ? null : since);
    }
    // A small board stands on a page: by day on paper, and in high contrast on black, with nothing of the night in it.
    const drawn = drawnBy;
    if (drawn === undefined) return;
    const looks = sitters.map((_, seat) => seat);
    const coloursIn = (plate: Plate) => {
      const board = drawn.board(reader.viewAt(reader.moments.length - 1, 'open'), { ...boardBox, looks, plate });
      return new Set(drawBoard(board, plate).match(/#[0-9a-f]{6}/g));
    };
    const night = coloursIn('night');
    for (const plate of ['day', 'contrast'] as const) {
      const colours = coloursIn(plate);
      expect(colours).toContain(inksOf(plate).field);
      expect(
        [...colours].filter((colour) => night.has(colour) && !commonTo(plate).has(colour)),
        plate,
      ).toEqual([]);
    }
  });

/** What the night and another plate have both, for one thing or another. */
function commonTo(plate: Plate): ReadonlySet<string> {
  const seats = SEATS.flatMap(({ colour, lineColour }) => [colour[plate], lineColour[plate]]);
  return new Set([...Object.values(inksOf(plate)), ...seats]);
}

test('places where nothing is counted, numbers of one size, and the day as the language writes it', () => {
  const drawn = (result: MatchCard['result'], lang: Lang) =>
    [
      ...drawMatch({ ...tale, result }, { lang, say: cardSay(lang) }).matchAll(/font-size="([\d.]+)"[^>]*>([^<>]+)</g),
    ].map(([, size, words]) => ({ size, words }));
  const places = drawn({ places: [3, 2, 1], scores: null }, 'en');
  for (const place of ['1st', '2nd', '3rd']) expect(places.map(({ words }) => words)).toContain(place);
  expect(drawn({ places: [3, 2, 1], scores: null }, 'it').map(({ words }) => words)).toContain('1º');
  const totals = drawn({ places: [3, 2, 1], scores: [500, 1170, 12750] }, 'en');
  const sizes = totals.filter(({ words }) => ['500', '1,170', '12,750'].includes(words!)).map(({ size }) => size);
  expect(sizes).toHaveLength(3);
  expect(new Set(sizes).size).toBe(1);
  expect(totals.map(({ words }) => words)).toContain('Shooting Star, 14 November');
});

test('a long verdict stands in two lines, and is not cut off', () => {
  const told = { ...tale, seats: [...tale.seats.slice(0, 2), { name: 'Massimiliano Alessandro', look: 2 }] };
  const say = cardSay('it', [{ 'card.when': '' }]);
  const words = [...drawMatch(told, { lang: 'it', say }).matchAll(/>([^<>]+)<\/text>/g)].map(([, each]) => each);
  expect(words).toContain('Alessandro');
  expect(words).toContain('Vince Massimiliano');
});

const wordsIn = (svg: string) => [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, words]) => words);

test.each([
  ['en', 'Chance of winning'],
  ['it', 'Probabilità di vincere'],
] as const)('where chances are known they are drawn, the winner’s band at the bottom, in %s', (lang, word) => {
  const say = cardSay(lang, [{ points: 'Points' }]);
  const line = {
    word: 'points',
    by: [
      [0, 0, 0],
      [7, 12, 14],
    ],
  };
  const counted = drawMatch({ ...tale, line }, { lang, say });
  expect(wordsIn(counted)).toContain('Points: 0 – 14');
  expect(counted).not.toContain('class="bands"');
  const svg = drawMatch({ ...tale, line, chances }, { lang, say });
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(wordsIn(svg)).toEqual(expect.arrayContaining([word, '1', '2', 'I', 'II']));
  expect(wordsIn(svg)).not.toContain('Points: 0 – 14');
  expect(svg.match(/class="turn"/g)).toHaveLength(2);
  const paths = [...svg.match(/class="bands">(.*?)<\/g>/)![1]!.matchAll(/d="M([^"]+)Z"/g)].map(([, d]) =>
    d!.split('L').map((dot) => dot.split(' ').map(Number)),
  );
  // A fill and a hatch each; the lower edge of Bruno's is the floor, and at the end all is his.
  expect(paths).toHaveLength(6);
  const bruno = paths[0]!;
  expect(new Set(bruno.slice(4).map(([, y]) => y))).toEqual(new Set([562]));
  expect(bruno.slice(0, 4).map(([, y]) => y)).toEqual([540.4, 547.6, 547.6, 490]);
  expect(Math.min(...[...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size)))).toBe(18);
});

test.each([
  ['en', '-1,200 – 12,750'],
  ['it', '-1200 – 12.750'],
] as const)('large numbers beside the line are written as totals are, in %s', (lang, ends) => {
  const line = {
    word: 'points',
    by: [
      [0, -1200, 0],
      [7, 12, 12750],
    ],
  };
  const svg = drawMatch({ ...tale, line }, { lang, say: cardSay(lang, [{ points: 'Points' }]) });
  expect(wordsIn(svg)).toContain(`Points: ${ends}`);
});

test('chances of five are lines, with the same stars', () => {
  const seats = names.slice(0, 5).map((name, look) => ({ name: `Seat ${look}${name.length}`, look }));
  const five = {
    ...{
      open: [
        [0.2, 0.2, 0.2, 0.2, 0.2],
        [1, 0, 0, 0, 0],
      ],
      turns: [{ moment: 1, seat: 0 }],
    },
    ...{ order: [0, 1, 2, 3, 4], rounds: [0] },
  };
  const result = { places: [1, 2, 3, 4, 5], scores: null };
  const svg = drawMatch({ ...tale, seats, result, chances: five }, { lang: 'en', say: cardSay('en') });
  expect(svg).not.toContain('class="bands"');
  expect(wordsIn(svg)).toContain('Chance of winning: 0 – 100');
  expect(svg.match(/class="turn"/g)).toHaveLength(1);
});

test('stars of turning points beside each other do not lie on each other, nor beyond the edge', () => {
  const last = 30;
  const open = Array.from({ length: last + 1 }, () => [0.5, 0.25, 0.25]);
  const turns = [28, 29, 30].map((moment) => ({ moment, seat: 0 }));
  const svg = drawMatch({ ...tale, chances: { ...chances, open, turns } }, { lang: 'en', say: cardSay('en') });
  const xs = [...svg.matchAll(/class="turn" d="M([\d.]+)/g)].map(([, x]) => Number(x));
  expect(xs).toHaveLength(3);
  expect(Math.min(xs[1]! - xs[0]!, xs[2]! - xs[1]!)).toBeGreaterThanOrEqual(34);
  expect(xs[2]).toBeLessThanOrEqual(1110);
});

test('of a match that is not over there is no card', async () => {
  const [room] = shelf;
  const { game } = await room!.rules();
  const file = await playedByBots(room!.id, 2);
  const reader = new MatchReader<Kind>(game, { ...file, entries: file.entries.slice(0, 4) });
  const seats = cardSeats(file.sitters!, cardSay('en'));
  const told = { game: { id: room!.id, title: room!.title, plate: 1 }, seed: 'x', reader, seats };
  expect(cardOfMatch({ ...told, picture: (await room!.picture?.()) ?? null })).toBeNull();
});

test('a match that nobody ended is not a table that waits', () => {
  const planetX = { id: 'planet-x', title: 'Planet X', plate: 2 };
  const reader = { lang: 'it', say: cardSay('it') } as const;
  const svg = drawUnfinished(planetX, { t: 'unfinished' }, [], reader);
  expect([...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, words]) => words)).toEqual([
    'ORRERY',
    'TAVOLA II',
    'Finita senza risultato',
    'Planet X',
  ]);
  expect(svg).toContain('<title>Una partita di Planet X finita senza risultato.</title>');
  const away = drawUnfinished(planetX, { t: 'without', who: { seat: 1, name: 'Ada' } }, [], reader);
  expect(away).toContain('>Ada non c’era, e gli altri l’hanno chiusa qui.</text>');
  expect(away).toContain('finita senza risultato. Ada non c’era, e gli altri l’hanno chiusa qui.</title>');
});

test('a table that waits shows its plate and that it waits', () => {
  const svg = drawWaiting({ id: 'planet-x', title: 'Planet X', plate: 2 }, { lang: 'it', say: cardSay('it') });
  expect([...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, words]) => words)).toEqual([
    'ORRERY',
    'TAVOLA II',
    'Un tavolo aspetta',
    'Planet X',
  ]);
});
