import { type Medal, mayHonour, type Observer } from '@orrery/kernel';
import { type Cue, type Medals, OptionForm, type TableParts } from '@orrery/ui';
import { type Lang, langs, type Say } from '@orrery/words';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { htmlOf, seatsOf, strictWords } from '../../../../ui/tests/strict-table.tsx';
import { decks } from '../../src/data/index.ts';
import { pointsNow } from '../../src/picture/points.ts';
import { game } from '../../src/rules/index.ts';
import type { SkyOfStars } from '../../src/rules/kind.ts';
import { follow } from '../../src/sight/index.ts';
import { Gallery } from '../../src/table/album/Gallery.tsx';
import { Key } from '../../src/table/album/Key.tsx';
import { longest, MOST } from '../../src/table/hand/CardPanel.tsx';
import { table } from '../../src/table/index.tsx';
import { tableNames } from '../../src/table/names.ts';
import { figureOf } from '../../src/table/scene.ts';
import { seatParts } from '../../src/table/seat/SeatInfo.tsx';
import { Drawing } from '../../src/table/sky/Drawing.tsx';
import { NO_PICKS } from '../../src/table/sky/figure.ts';
import { planOf } from '../../src/table/sky/plan.ts';
import { words } from '../../src/words/index.ts';
import { oddDie, oddSky, ownWords } from '../samples.ts';
import { type Moment, moments } from './moments.ts';

let says: Record<Lang, Say>;
beforeAll(async () => {
  says = await strictWords(words);
});

function html(lang: Lang, node: ReactNode): string {
  return htmlOf(says[lang], lang, node);
}

const frame = ({ status, seat, bar, hand, aside, board }: TableParts) => (
  <>
    {status}
    {seat(0).points}
    {seat(1).counts}
    {seat(1).note}
    {board}
    {bar.lead}
    {bar.text}
    {bar.actions}
    {hand}
    {aside?.body}
  </>
);

function drawn(
  lang: Lang,
  n: number,
  as: Observer,
  { view, seen, turn }: Moment,
  { here = false, hushed = false, clock = { until: 0, of: 15000 }, watched = false } = {},
): string {
  const cue: Cue<SkyOfStars> | null = seen === null ? null : { seen, no: 1, ms: 100, hushed };
  const people = { seats: [0, 1], lift: () => {}, play: async () => ({ ok: true, no: 0 }) as const };
  return html(
    lang,
    <table.Table
      {...{ view, as, cue, frame, turn, clock, watched }}
      seats={seatsOf(n, as)}
      awaited={view.asked.filter((seat) => !view.answered.includes(seat))}
      result={null}
      lit={[]}
      say={says[lang]}
      confirm
      tableId="t"
      here={here ? people : null}
      explain={() => {}}
    />,
  );
}

test.each([
  [3, 0, { rounds: 2, challenge: 'on', onLeave: 'drop' }],
  [4, 'table', { rounds: 1, guessing: 'allAtOnce' }],
  [2, 1, { rounds: 1, mustDraw: false }],
  [3, 2, { rounds: 1, sky: oddSky, die: oddDie, cards: ownWords, skies: 'open', maxRolls: 8 }],
] as [number, Observer, object][])('%i seats seen by %s: every kind of moment can be drawn', (n, as, options) => {
  const met = new Set<string>();
  for (const moment of moments(n, as, options)) {
    const { view, seen, turn } = moment;
    const kind = `${view.phase} ${view.face === 'erase'} ${seen?.t ?? `${turn !== null} ${view.mine?.answer?.t ?? view.mine?.guesses.length}`}`;
    if (met.has(kind)) continue;
    met.add(kind);
    // Each kind in one of the languages; the kinds of the next table fall to the other.
    expect(drawn(langs[met.size % 2]!, n, as, moment).length).toBeGreaterThan(1000);
  }
  expect(met.size).toBeGreaterThan(14);
});

test.each(langs)(
  'the album asks for the best drawing, then wears its medal; the key says whose it was (%s)',
  (lang) => {
    const { view } = [...moments(3, 0, { rounds: 1, maxRolls: 8 })].at(-1)!;
    const works = game.works!(view);
    expect(works.map(({ id }) => id)).toEqual(['0.1', '1.1', '2.1']);
    const say = says[lang];
    const names = tableNames(say, 0, seatsOf(3, 0), view.options);
    const medals = (given: readonly Medal[], mine: string | null): Medals => ({
      ...{ given, mine },
      may: (to) => mayHonour(works, [0], to),
      give: () => undefined,
    });
    const album = (all: Medals) => html(lang, <Gallery view={view} names={names} medals={all} look={() => {}} />);
    const asks = say('album.best.ask');
    expect(album(medals([], null))).toContain(asks);
    const given = [{ seat: 0, to: '1.1' }];
    expect(album(medals(given, '1.1'))).not.toContain(asks);
    expect(album(medals(given, '1.1')).split(`"${say('album.best')}"`)).toHaveLength(2);
    const key = (owner: number, all: Medals) =>
      html(lang, <Key view={view} names={names} owner={owner} medals={all} back={() => {}} />);
    expect(key(1, medals(given, '1.1'))).toContain(say('album.best.of', { names: say('you') }));
    expect(key(2, medals(given, '1.1'))).toContain('sk-honour');
    for (const owner of [0, 1]) expect(key(owner, medals(given, '1.1'))).not.toContain('sk-honour');
  },
);

test('by correspondence the clock speaks of days and hours, never of thousands of seconds', () => {
  const [first] = moments(2, 0, { rounds: 1 });
  const clockSays = (hours: number) => {
    const of = 72 * 3_600_000;
    const until = Date.now() + hours * 3_600_000 + 60_000;
    return drawn('en', 2, 0, first!, { clock: { until, of } });
  };
  expect(clockSays(71)).toContain('2 days, 23 hr left');
  expect(clockSays(71)).toMatch(/>71h</);
  expect(clockSays(5)).toContain('5 hr left');
  expect(clockSays(5)).not.toContain('seconds');
});

describe.each(langs)('the table in %s', (lang) => {
  test('score, rules, options and thumbnail speak only what the catalogues hold', () => {
    for (const n of [2, 3, 6]) {
      const all = [...moments(n, 0, { rounds: 1, maxRolls: 8 })];
      const { view } = all.at(-1)!;
      const result = { places: view.result!.places, scores: null };
      const score = html(
        lang,
        <table.Score view={view} seats={seatsOf(n, 0)} result={result} as={0} say={says[lang]} />,
      );
      for (const { total } of view.result!.rows) expect(score).toContain(`${total}</strong>`);
      expect(html(lang, <table.Thumbnail view={view} />)).toContain('<svg');
      for (const { view: at } of all) expect(table.standing(at, says[lang])).not.toBe('');
    }
    const form = html(
      lang,
      <OptionForm
        fields={table.options}
        kinds={game.optionKinds}
        seats={4}
        value={{}}
        say={says[lang]}
        change={() => {}}
      />,
    );
    expect(form.match(/<fieldset/g)).toHaveLength(15);
    const rules = html(lang, <table.Rules say={says[lang]} at="SK-P9" />);
    for (const rule of ['SK-S1', 'SK-P21', 'SK-G6', 'SK-E6']) expect(rules).toContain(`id="${rule}"`);
    expect(html(lang, <table.Tutorial say={says[lang]} done={() => {}} close={() => {}} />)).toContain('sk-learn');
  });
});

/** The first moment of a game that fits. */
function momentOf(n: number, as: Observer, options: object, fits: (moment: Moment) => boolean): Moment {
  for (const moment of moments(n, as, options)) if (fits(moment)) return moment;
  throw new Error('no such moment');
}

test('STOP and the next roll appear only in their window', () => {
  const asked = (phase: string) =>
    momentOf(3, 0, {}, ({ view, turn }) => view.phase === phase && turn !== null && view.asked.includes(0));
  expect(drawn('en', 3, 0, asked('window'))).toContain('>STOP<');
  expect(drawn('en', 3, 0, asked('act'))).not.toContain('>STOP<');
});

test('my number is lit for me and for nobody else', () => {
  const fits = ({ view, seen }: Moment) => view.phase === 'start' && seen === null;
  expect(drawn('en', 3, 0, momentOf(3, 0, {}, fits))).toContain(': your word');
  expect(drawn('en', 3, 'table', momentOf(3, 'table', {}, fits))).not.toContain(': your word');
});

test('a sky on show is guessed with five buttons; its owner has none', () => {
  const shows = (mine: boolean) =>
    momentOf(
      3,
      0,
      {},
      ({ view, turn, seen }) =>
        seen === null && view.phase === 'show' && view.open.includes(0) === mine && (mine || turn !== null),
    );
  expect(drawn('en', 3, 0, shows(false)).match(/<button[^>]*sk-word/g)).toHaveLength(5);
  expect(drawn('en', 3, 0, shows(true))).not.toMatch(/<button[^>]*sk-word/);
  // It draws itself, for its owner too.
  for (const mine of [false, true]) expect(drawn('en', 3, 0, shows(mine))).toContain('data-replay');
});

test('a line that the rules refuse is drawn in its own ink', () => {
  const { view } = momentOf(3, 0, {}, ({ view: { phase }, turn }) => phase === 'act' && turn !== null);
  const names = namesOf(view);
  const [a, b] = names.sky.stars;
  const sky = (refused: { from: string; to: string } | null) =>
    html(
      'en',
      <svg role="img" aria-label="sky">
        <Drawing
          {...{ sky: names.sky, plan: planOf(names.sky), scale: 1, lit: [], letters: false, letter: () => '' }}
          {...{ spotlight: false, replay: null, fresh: null, figure: figureOf(view, names, 0) }}
          picks={{ ...NO_PICKS, refused }}
        />
      </svg>,
    );
  expect(sky({ from: a!.id, to: b!.id })).toContain('sk-refused');
  expect(sky(null)).not.toContain('sk-refused');
});

test('watched again the drawing owns the plate while it is drawn, too: the other stars stand back', () => {
  const draws = momentOf(3, 0, {}, ({ view, seen }) => view.phase === 'act' && view.rolls > 2 && seen === null);
  const back = (watched: boolean) =>
    drawn('en', 3, 0, { ...draws, turn: null }, { watched }).match(/data-back/g)?.length ?? 0;
  expect(back(false)).toBe(0);
  expect(back(true)).toBeGreaterThan(100);
});

test('a star that is just crossed out in a sky that is looked at wears its cross', () => {
  const { view } = momentOf(3, 0, {}, ({ view: { phase }, turn }) => phase === 'act' && turn !== null);
  const names = namesOf(view);
  const figure = figureOf(view, names, 0);
  const star = names.sky.stars.find(({ id }) => !figure.current?.stars.includes(id))!.id;
  const sky = (fresh: { star: string } | null) =>
    html(
      'en',
      <svg role="img" aria-label="sky">
        <Drawing
          {...{ sky: names.sky, plan: planOf(names.sky), scale: 1, lit: [], letters: false, letter: () => '' }}
          {...{ spotlight: true, replay: null, fresh, figure, picks: NO_PICKS }}
        />
      </svg>,
    );
  expect(sky({ star }).match(/sk-cross/g)).toHaveLength(1);
  expect(sky(null)).not.toContain('sk-cross');
});

test('who called STOP is told on the plate beside the name, and a first round is not counted twice', () => {
  const called = momentOf(3, 0, {}, ({ view, seen }) => seen === null && view.rounds.at(-1)?.stop?.by === 1);
  const parts = seatParts(called.view, namesOf(called.view), 1);
  expect(parts.mark).toBeUndefined();
  expect(html('en', parts.counts)).toContain('sk-caller');
  const plate = (rounds: number) => {
    const { view } = momentOf(
      3,
      0,
      { rounds: 3 },
      (moment) => moment.seen === null && moment.view.round === rounds + 1,
    );
    return html('en', seatParts(view, namesOf(view), 0).counts);
  };
  expect(plate(1)).not.toContain('sk-boxes');
  expect(plate(2).match(/class="sk-boxes"/g)).toHaveLength(2);
});
const namesOf = (view: Moment['view']) => tableNames(says.en, 0, seatsOf(view.n, 0), view.options);

test('the count shows 3-2-1 over the sky and tells nothing; the reveal lays all guesses open at once', () => {
  const counted = momentOf(4, 1, {}, ({ seen }) => seen?.t === 'counted');
  const revealed = momentOf(4, 1, {}, ({ seen }) => seen?.t === 'revealed');
  expect([table.hush!(counted.seen!), table.hush!(revealed.seen!)]).toEqual([0, 0]);
  for (const [page, yes, no] of [
    [drawn('en', 4, 1, counted), ['sk-count', 'data-sealed'], ['it was this', 'sk-vote', 'data-replay', 'sk-named']],
    [drawn('en', 4, 1, revealed), [': it was this', 'sk-line', 'sk-vote', 'sk-named'], ['sk-count', 'data-replay']],
  ] as const) {
    for (const text of yes) expect(page).toContain(text);
    for (const text of no) expect(page).not.toContain(text);
  }
});

test('in matches of the first rules the reveal counts by itself, telling nothing until it is over', () => {
  const { view, seen } = momentOf(4, 1, {}, (moment) => moment.seen?.t === 'revealed');
  if (seen?.t !== 'revealed') throw new Error('no reveal');
  const { card: _, ...first } = seen;
  const moment = { view, seen: first, turn: null };
  expect(table.hush!(first)).toBeGreaterThan(0);
  const counts = drawn('en', 4, 1, moment, { hushed: true });
  expect(counts).toContain('sk-count');
  for (const text of ['it was this', 'sk-vote', 'sk-gain', 'sk-named']) expect(counts).not.toContain(text);
});

test('points move at the reveal: a right guess brings one to who guessed and one to the owner', () => {
  const { view, seen } = momentOf(3, 0, {}, (moment) => moment.seen?.t === 'revealed' && moment.seen.right.length > 0);
  if (seen?.t !== 'revealed') throw new Error('no reveal');
  const after = pointsNow(follow(view, seen, 0));
  const grown = after.map((points, seat) => points - (pointsNow(view)[seat] ?? 0));
  for (const seat of seen.right) expect(grown[seat]).toBe(1);
  expect(grown[seen.owner]).toBe(seen.right.length + (seen.plusOne ? 1 : 0));
});

test('STOP stands over the board of everybody, with who called it', () => {
  const called = ({ seen }: Moment) => seen?.t === 'stopCalled' && seen.seat === 1;
  for (const as of [0, 'table'] as const) {
    const page = drawn('en', 3, as, momentOf(3, as, {}, called));
    expect(page).toContain('sk-ribbon');
    expect(page).toContain('Livia calls');
  }
  expect(drawn('it', 3, 1, momentOf(3, 1, {}, called))).toContain('Chiami');
});

test('after a round all its skies stand side by side, with word, guesses and points, until one goes on', () => {
  const page = drawn(
    'en',
    3,
    0,
    momentOf(3, 0, { rounds: 2 }, ({ view, seen, turn }) => seen === null && turn !== null && view.round === 2),
  );
  expect(page).toContain('sk-round');
  expect(page).toContain('On to round 2');
  expect(page.match(/class="sk-round-word"/g)).toHaveLength(3);
  // Five colours of three people, and of every colour that anybody has used somebody has the most.
  expect(page.match(/class="sk-round-colours"/g)).toHaveLength(3);
  expect(page.match(/data-leads/g)?.length ?? 0).toBeGreaterThanOrEqual(5);
});

test('with open skies a row leads to every sky, for players and for who watches; with hidden ones there is none', () => {
  const draws = ({ view, turn, seen }: Moment, as: Observer) =>
    seen === null && view.phase === 'act' && (as === 'table' || turn !== null);
  const page = (skies: string, as: Observer) =>
    drawn(
      'en',
      3,
      as,
      momentOf(3, as, { skies }, (moment) => draws(moment, as)),
    );
  expect(page('open', 0).match(/<button [^>]*aria-label="((Livia|Bruno)’s sky|Your sky)"/g)).toHaveLength(3);
  expect(page('open', 'table')).toContain('aria-label="All skies"');
  expect(page('private', 0)).not.toContain('sk-whose');
});

test('who watches hidden drawing sees the die, the words and who is done, and no sky before its show', () => {
  const at = (skies: string, phase: string) =>
    drawn(
      'en',
      3,
      'table',
      momentOf(3, 'table', { skies }, ({ view, seen }) => seen === null && view.phase === phase),
    );
  expect(at('private', 'act')).toContain('sk-at-work');
  expect(at('private', 'act')).not.toContain('sk-small');
  expect(at('open', 'act')).toContain('sk-small');
  expect(at('private', 'show')).not.toContain('sk-at-work');
});

test('a reveal names the word, and what it means for who guessed', () => {
  const revealed = (right: boolean) =>
    momentOf(4, 1, {}, ({ seen }) => seen?.t === 'revealed' && seen.owner !== 1 && seen.right.includes(1) === right);
  expect(drawn('en', 4, 1, revealed(true))).toContain('you guessed it!');
  expect(drawn('en', 4, 1, revealed(false))).toMatch(/you said|you gave no guess/);
});

test('a shared device asks for STOP openly', () => {
  const moment = momentOf(3, 'table', {}, ({ view, seen }) => view.phase === 'window' && seen === null);
  expect(table.openly!(moment.view)).toBe(true);
  expect(drawn('en', 3, 'table', moment, { here: true })).toContain('>Next roll<');
});

test('no word of our decks is so long that it would break inside', () => {
  const words = Object.values(decks).flatMap(({ cards }) => cards.flatMap((card) => card.words));
  expect(words.flatMap(({ it, en }) => [it, en]).filter((word) => longest(word) > MOST)).toEqual([]);
});

test('the page of a scored round stands until the next has begun, or the game is over', () => {
  const all = [...moments(3, 'table', { rounds: 2, maxRolls: 8 })];
  const at = (t: string) => all.filter(({ seen }) => seen?.t === t).map((one) => drawn('en', 3, 'table', one));
  for (const t of ['roundScored', 'roundStarted', 'coloursScored', 'gameOver']) {
    expect(at(t)).not.toEqual([]);
    for (const shown of at(t)) expect(shown).toContain('sk-round-title');
  }
  for (const shown of at('revealed')) expect(shown).not.toContain('sk-round-title');
});

test.each(langs)('SK-P11: who has no line left after a STOP is told so, not that one may draw (%s)', (lang) => {
  const last = [...moments(3, 0, { rounds: 2, maxRolls: 20 })].find(
    ({ view, seen }) => seen === null && view.phase === 'last' && view.asked.includes(0),
  )!;
  const name = seatsOf(3, 0)[last.view.rounds.at(-1)!.stop!.by!]!.name;
  const none = says[lang]('face.last.none', { name });
  expect(drawn(lang, 3, 0, last)).not.toContain(none);
  const blocked = { ...last.view, asked: last.view.asked.filter((seat) => seat !== 0) };
  const told = drawn(lang, 3, 0, { view: blocked, seen: null, turn: null });
  expect(told).toContain(none);
  expect(told).toContain(says[lang]('bar.lastBlocked'));
});
