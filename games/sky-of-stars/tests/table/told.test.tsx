import type { Observer } from '@orrery/kernel';
import { OptionForm, sayOptionValue } from '@orrery/ui';
import { type Lang, langs, plain, type Say } from '@orrery/words';
import { lineOf } from '@orrery/words/laws';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { explained, htmlOf, seatsOf, strictWords } from '../../../../ui/tests/strict-table.tsx';
import type { Seen } from '../../src/rules/events.ts';
import { game } from '../../src/rules/index.ts';
import type { View } from '../../src/rules/view-kind.ts';
import { Filming } from '../../src/table/album/FilmButton.tsx';
import { barOf } from '../../src/table/bar/bar.tsx';
import type { BarProps } from '../../src/table/bar/props.ts';
import { WhoStops } from '../../src/table/bar/Stopping.tsx';
import { NOTHING } from '../../src/table/draw.ts';
import type { Opened } from '../../src/table/hand/CardPanel.tsx';
import { Colours } from '../../src/table/hand/Colours.tsx';
import { DiePanel } from '../../src/table/hand/DiePanel.tsx';
import { Counting, toCount } from '../../src/table/learn/Counting.tsx';
import { Lesson } from '../../src/table/learn/Lesson.tsx';
import { SCENES } from '../../src/table/learn/scenes.ts';
import { stopSaid } from '../../src/table/moments/useStopSaid.ts';
import { tableNames } from '../../src/table/names.ts';
import { options as fields } from '../../src/table/options/Options.tsx';
import { RoundPage } from '../../src/table/round/RoundPage.tsx';
import { atTable } from '../../src/table/rules/at-table.ts';
import { Score } from '../../src/table/Score.tsx';
import { Status } from '../../src/table/Status.tsx';
import { Screen } from '../../src/table/screen/Screen.tsx';
import { seatParts } from '../../src/table/seat/SeatInfo.tsx';
import { secrets } from '../../src/table/secrets.ts';
import { Label } from '../../src/table/show/Label.tsx';
import { describe as describeSky } from '../../src/table/sky/describe.ts';
import { NO_PICKS } from '../../src/table/sky/figure.ts';
import { endsText } from '../../src/table/sky/labels.ts';
import { words } from '../../src/words/index.ts';
import { oddDie, oddSky, ownDeck } from '../samples.ts';
import { type Moment, moments } from './moments.ts';

let says: Record<Lang, Say>;
beforeAll(async () => {
  says = await strictWords(words);
});

/** Drawn once, told in both languages. */
const found = new Map<string, Moment>();
function momentOf(name: string, n: number, options: object, fits: (moment: Moment) => boolean): Moment {
  const known = found.get(name);
  if (known !== undefined) return known;
  for (const moment of moments(n, 0, options))
    if (fits(moment)) {
      found.set(name, moment);
      return moment;
    }
  throw new Error(`no such moment: ${name}`);
}
const asked = (phase: View['phase']) =>
  momentOf(phase, 3, { rounds: 1, challenge: 'on' }, ({ view, seen, turn }) => {
    const mine = view.asked.includes(0) && !view.open.includes(0);
    return seen === null && turn !== null && view.phase === phase && mine && !view.answered.includes(0);
  });
const over = (n: number) => momentOf(`over ${n}`, n, { rounds: 1, maxRolls: 8 }, ({ view }) => view.result !== null);

describe.each(langs)('what the table tells, in %s', (lang) => {
  const en = lang === 'en';
  const names = (view: View) => tableNames(says[lang], 0, seatsOf(view.n, 0), view.options);
  const read = (node: ReactNode) =>
    htmlOf(says[lang], lang, node)
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const partsOf = ({ turn }: Moment, view: View, more: Partial<BarProps> = {}, hand: Partial<BarProps['hand']> = {}) =>
    barOf({
      ...{ view, names: names(view), turn, awaited: [], owner: view.open[0] ?? null, here: null, back: null, ...more },
      hand: {
        ...{ offer: null, pick: NOTHING, picks: NO_PICKS, begins: [], sending: false, beginnings: 0 },
        ...{ tap() {}, grab() {}, drop() {}, refusal: () => null, play: null, cancel: null, send() {}, ...hand },
      },
    });
  const bar = (...given: Parameters<typeof partsOf>) => {
    const { text, actions } = partsOf(...given);
    return read(
      <>
        {text} {actions}
      </>,
    );
  };

  test('at rest there is nothing to press, so that the house can offer a hint there', () => {
    const moment = asked('start');
    expect(partsOf(moment, moment.view)).toMatchObject({ rests: true });
    expect(partsOf(moment, moment.view).actions).toBeUndefined();
    expect(partsOf(moment, moment.view, {}, { play() {} }).actions).toBeDefined();
  });

  test('head, die and counts of colours say on a tap what they mean', () => {
    const { view } = asked('act');
    const means = (node: ReactNode) => explained(htmlOf(says[lang], lang, node));
    const at = { view, names: names(view), read: null };
    expect(means(<Status {...at} />)).toEqual([
      expect.stringMatching(
        en
          ? /^What “Round 1 of 1” means \| The game ends after 1 round\. In this one the die has been rolled /
          : /^Che cosa significa «Round 1 di 1» \| La partita finisce dopo 1 round\. In questo il dado è stato lanciato /,
      ),
    ]);
    expect(means(<Status {...at} view={{ ...view, rolls: 0 }} />)[0]).toMatch(
      en ? /hasn’t been rolled yet\./ : /non è ancora stato lanciato\./,
    );
    expect(means(<DiePanel {...at} cue={null} clock={null} />)).toEqual([
      expect.stringContaining(en ? 'The die is rolled once for everyone' : 'Il dado si lancia una volta per tutti'),
    ]);
    const [colours] = means(<Colours {...at} seat={0} />);
    expect(colours).toMatch(en ? /^What “My colours” means \| / : /^Che cosa significa «I miei colori» \| Giallo: /);
    expect(colours).toContain(says[lang]('SK-E3'));
  });

  test('while lines are drawn: from where, what is sealed, the way back from another’s sky', () => {
    const moment = asked('act');
    const { view } = moment;
    const [star] = names(view).sky.stars;
    expect(bar(moment, view, {}, { pick: { ...NOTHING, from: star!.id } })).toMatch(
      en ? /^From .* [A-J]\d+: to which bright star\?/ : /^La linea parte .* [A-J]\d+: fino a quale stella accesa\?/,
    );
    expect(bar(moment, view, { back: () => {}, owner: 1 })).toBe(
      en
        ? 'You are looking at Livia’s sky. Back to your move'
        : 'Stai guardando il cielo di Livia. Torna alla tua mossa',
    );
    const sealed = (answer: NonNullable<View['mine']>['answer']) =>
      bar(moment, { ...view, mine: { ...view.mine!, answer }, answered: [0] });
    expect(sealed({ t: 'pass' })).toMatch(en ? /^You draw nothing\. You can still change it\./ : /^Non tracci nulla\./);
    expect(sealed({ t: 'none' })).toMatch(en ? /^Time is up, but you can still choose\./ : /^Il tuo tempo è scaduto\./);
    expect(sealed({ t: 'erase', star: star!.id })).toMatch(en ? /^You cross out the \S/ : /^Cancelli (la |l’)/);
  });

  test('the words of the bar do not begin as its lead does', () => {
    const window = asked('window');
    const mine = { ...window.view.mine!, answer: { t: 'ready' as const } };
    for (const [moment, view] of [
      [window, { ...window.view, mine, answered: [0] }],
      [over(3), over(3).view],
    ] as const) {
      const { lead } = partsOf(moment, view);
      expect(bar(moment, view).startsWith(String(lead)), bar(moment, view)).toBe(false);
      expect(bar(moment, view)).not.toMatch(/^(Ready|Fatto|Game over|La partita è finita)/);
    }
  });

  test('while the page of a round is read, the head names that round', () => {
    const { view } = asked('act');
    const next = { ...view, round: 2, options: { ...view.options, rounds: 3 as const } };
    const head = (page: number | null) => read(<Status view={next} names={names(next)} read={page} />);
    expect(head(1)).toContain(en ? 'Round 1 of 3' : 'Round 1 di 3');
    expect(head(null)).toContain(en ? 'Round 2 of 3' : 'Round 2 di 3');
  });

  test('who has no legal line, and who sits a drawing out, reads so on the bar and on the plate', () => {
    const { view } = asked('act');
    const round = view.rounds.at(-1)!;
    const rolls = [...round.rolls.slice(0, -1), { ...round.rolls.at(-1)!, blocked: [0] }];
    const blocked = {
      ...view,
      asked: [1, 2],
      answered: [],
      rounds: [...view.rounds.slice(0, -1), { ...round, rolls }],
    };
    const out = {
      ...blocked,
      players: view.players.map((player, seat) => (seat === 0 ? { ...player, draws: false } : player)),
    };
    const wait = { ...asked('act'), turn: null };
    expect(bar(wait, blocked)).toMatch(en ? /^You have no legal line for this roll/ : /^Nessuna linea possibile/);
    expect(bar(wait, out)).toMatch(en ? /you sit this drawing out\.$/ : /salti questo disegno\.$/);
    // A phone has the last line of the log here otherwise.
    for (const now of [blocked, out]) {
      expect(partsOf(wait, now, { awaited: [1, 2] })).toMatchObject({ tells: true });
      expect(bar(wait, now, { awaited: [1, 2] })).not.toContain('Livia');
    }
    const note = (now: View) => seatParts(now, names(now), 0).note;
    expect(note(blocked)).toBe(en ? 'no legal line' : 'nessuna linea');
    expect(note({ ...out, phase: 'window' })).toBe(en ? 'sits out' : 'salta il disegno');
    const gone = { ...view, players: view.players.map((player) => ({ ...player, active: false })) };
    expect(note(gone)).toBe(en ? 'has left' : 'ha abbandonato');
  });

  test('guesses: how many skies are left, and what a run-out clock leaves', () => {
    const moment = asked('show');
    const view = { ...moment.view, open: [1, 2], mine: { ...moment.view.mine!, guesses: [] } };
    expect(bar(moment, view, { owner: 1 })).toMatch(
      en ? /Next sky: 2 left to guess\./ : /ne restano 2 da indovinare\./,
    );
    const none = { ...view, mine: { ...view.mine, guesses: [{ owner: 1, n: null }] } };
    expect(bar(moment, none, { owner: 1 })).toMatch(
      en
        ? /^Time is up: no guess here\. You can still choose\./
        : /nessuna ipotesi per questo cielo\. Puoi ancora scegliere\./,
    );
    const sealed = { ...view, mine: { ...view.mine, guesses: [{ owner: 1, n: 2 }] } };
    expect(partsOf(moment, { ...sealed, answered: [0] }, { owner: 1 })).toMatchObject({ tells: true });
    expect(partsOf(moment, view, { owner: 1 }).tells).toBeUndefined();
    expect(bar(moment, sealed, { owner: 1 })).toMatch(en ? /You can still change it\.$/ : /Puoi ancora cambiarla\.$/);
    // SK-P14: all have guessed, and until the owner counts it can still be changed.
    expect(bar(moment, { ...sealed, phase: 'count' }, { owner: 1 })).toMatch(
      en ? /You can change it until .+ counts\.$/ : /Puoi cambiarla finché .+ non conta\.$/,
    );
  });

  test('SK-P19: the verdict names the word, and what was said stays to be changed', () => {
    const moment = asked('verdict');
    const { view } = moment;
    const [owner] = view.open;
    expect(bar(moment, view)).toMatch(
      en
        ? /’s sky: a picture of .+, or letters and digits\? I object It stands$/
        : /: è un disegno di .+, o lettere e cifre\? Contesto È valido$/,
    );
    const judged = { ...view, mine: { ...view.mine!, verdicts: [{ owner: owner!, says: 'ok' as const }] } };
    expect(bar(moment, judged)).toMatch(en ? /^You let it stand\. You can still change it\./ : /^Per te vale\./);
  });

  test('STOP: whoever may still draw hears it, and a shared device asks who calls it', () => {
    const { view } = asked('act');
    const seen: Seen = { t: 'stopCalled', seat: 1, asked: [0] };
    expect(stopSaid(seen, names(view))).toBe(
      en
        ? 'Livia calls STOP. You may draw one last line to any free star.'
        : 'Livia chiama STOP. Puoi tracciare un’ultima linea fino a qualsiasi stella libera.',
    );
    expect(stopSaid({ ...seen, asked: [2] }, names(view))).toBeNull();
    expect(read(<WhoStops names={names(view)} people={[0, 2]} choose={() => {}} />)).toBe(
      en ? 'Who calls STOP? Ada Bruno' : 'Chi chiama STOP? Ada Bruno',
    );
  });

  test('a sky for ears: closed shapes, and where a line may end', () => {
    const { view } = asked('act');
    const [a, b, c] = names(view).sky.stars.map(({ id }) => id) as [string, string, string];
    const lines = [
      { from: a, to: b, roll: 1 },
      { from: b, to: c, roll: 2 },
      { from: c, to: a, roll: 3 },
    ] as const;
    const drawing = { round: 1, start: a, stars: [a, b, c], lines };
    expect(describeSky(names(view), { current: drawing, old: [], erased: [] })).toContain(
      en ? 'One closed shape.' : 'Una figura chiusa.',
    );
    expect(endsText(names(view), a, [b, c], 'A1')).toMatch(
      en ? /^A1.*2.* [A-J]\d+ to the [a-z-]+ and .* [A-J]\d+ to the / : /^A1.*2.* [A-J]\d+ verso .* e .* verso /,
    );
  });

  test('after STOP who draws is told that they may draw a last line, who only looks on that the others may', () => {
    const { view } = asked('last');
    const panel = (as: Observer) => {
      const seen = tableNames(says[lang], as, seatsOf(view.n, as), view.options);
      return read(<DiePanel view={view} names={seen} cue={null} clock={null} />);
    };
    expect(panel(0)).toMatch(en ? /STOP\. You may draw/ : /STOP\. Puoi tracciare/);
    expect(panel('table')).toMatch(en ? /STOP\. The others may draw/ : /STOP\. Gli altri possono tracciare/);
  });

  test('the large screen: what is drawn, whose sky, what it was and how many saw it', () => {
    const { view } = asked('show');
    const owner = view.open[0]!;
    const screen = (now: View, shown: number | null, opened: Opened | null) =>
      read(
        <Screen
          view={now}
          names={names(now)}
          cue={null}
          clock={null}
          owner={shown}
          {...{ opened, gained: null }}
          plate=""
        />,
      );
    expect(screen(view, null, null)).toMatch(en ? /Draw your word/ : /Disegnate la vostra parola/);
    expect(screen(view, owner, null)).toMatch(en ? /What is it\?/ : /Che cos’è\?/);
    expect(screen({ ...view, phase: 'count' }, owner, null)).toMatch(
      en ? /(Livia|Bruno) counts/ : /(Livia|Bruno) conta/,
    );
    const guesses = [
      { seat: 0, n: 2 },
      { seat: 3 - owner, n: 1 },
    ] as const;
    const opened: Opened = { number: 2, guesses, plusOne: true, key: 1 };
    const word = names(view).words(view.card)[1]!;
    expect(screen(view, owner, opened)).toMatch(new RegExp(en ? `${word}! 1 of 2 saw it` : `${word}! .*1 .*2`, 'u'));
    const label = (mine: number | null) =>
      read(
        <Label
          {...{ view, names: names(view), owner, clock: null, whose: null, watch: null }}
          opened={{ ...opened, guesses: [{ seat: 0, n: mine }] }}
        />,
      );
    expect(label(2)).toMatch(/\+1/);
    expect(label(null)).toMatch(en ? /It was .+; you didn’t guess\./ : /Era .+; non avevi scelto\./);
  });

  test('a round that all saw, on the page of the round, on plates and in the score', () => {
    const { view } = over(3);
    const [round] = view.rounds;
    const full = { guessedBy: 2, guessed: 1, plusOne: true };
    const shows = round!.shows.map((show) => ({ ...show, plusOne: true }));
    const all = { ...view, rounds: [{ ...round!, shows, scores: [full, full, full] }] };
    expect(read(<RoundPage view={all} names={names(all)} round={1} replay={0} />)).toMatch(
      en ? /, all saw it/ : /, vista da tutti/,
    );
    // Of a single round a plate has nothing to add to the points.
    const twice = { ...all, rounds: [...all.rounds, ...all.rounds] };
    expect(read(seatParts(twice, names(all), 1).counts)).toMatch(en ? /round 1: 3 and the \+1/ : /round 1: 3 e il \+1/);
    const rows = view.result!.rows.map((row) => ({ ...row, rounds: [full], left: true }));
    const left = { ...view, result: { ...view.result!, rows, reason: 'left' as const } };
    const score = read(
      <Score
        {...{ view: left, seats: seatsOf(3, 0), as: 0, say: says[lang] }}
        result={{ places: [1, 2, 3], scores: null }}
      />,
    );
    expect(score).toMatch(
      en ? /^Everyone else left: the unfinished round doesn’t count\./ : /^Hanno abbandonato tutti/,
    );
    expect(score).toMatch(en ? /left the game: not ranked/ : /ha abbandonato: fuori classifica/);
    expect(score).toMatch(en ? /all guessed it: \+1/ : /l’hanno indovinata tutti: \+1/);
  });

  test('Duo: the night is as clear as the two saw each other’s words', () => {
    const { view } = over(2);
    const most = 2 * view.options.rounds;
    const score = (team: number) =>
      read(
        <Score
          {...{ view: { ...view, result: { ...view.result!, team } }, seats: seatsOf(2, 0), as: 0, say: says[lang] }}
          result={{ places: [1, 1], scores: null }}
        />,
      );
    expect(score(most)).toMatch(en ? /a clear night/ : /notte limpida/);
    expect(score(most - 1)).toMatch(en ? /a few clouds/ : /qualche nuvola/);
  });

  test('the lesson on points is answered by counting; a wrong count is told why, and may be mended', () => {
    const scene = SCENES.find(({ id }) => id === 'points')!;
    const answered: [number, boolean][] = [];
    const given = {
      scene,
      say: says[lang],
      answer: (points: number, right: boolean) => answered.push([points, right]),
    };
    const buttons = Counting({ ...given, wrong: 3 });
    for (const { props } of buttons) props.onClick();
    expect(answered).toEqual([
      [2, false],
      [3, false],
      [4, true],
      [5, false],
    ]);
    expect(buttons.map(({ props }) => props.disabled)).toEqual([false, true, false, false]);
    expect(read(buttons)).toMatch(/^2 3 4 5/);
    expect(buttons[2]!.props['aria-label']).toBe(en ? '4 points' : '4 punti');
    const lesson = read(<Lesson scene={scene} seats={seatsOf(3, 0)} say={says[lang]} next={() => null} />);
    expect(lesson).toMatch(en ? /saw your house.*How many points/ : /La parola casa.*Quanti punti/);
    expect(toCount(says[lang], en ? 'house' : 'casa', 3)).toMatch(en ? /house/ : /casa/);
    expect(toCount(says[lang], 'x', 3)).not.toBe(toCount(says[lang], 'x', null));
  });

  test('leaving, in the log', () => {
    const { view } = over(3);
    const line = (seen: Seen) =>
      plain(
        lineOf(words, seen, {
          as: 0,
          name: (seat) => ['Ada', 'Livia', 'Bruno'][seat]!,
          say: says[lang],
          options: view.options,
        }) ?? '',
      );
    expect(line({ t: 'showCancelled', owner: 1 })).toMatch(en ? /^Livia’s sky is not shown\.$/ : /Livia/);
    expect(line({ t: 'left', seat: 1, asked: [], answered: [], next: null } as unknown as Seen)).toMatch(
      /^Livia .*\.$/,
    );
    const star = names(view).sky.stars[0]!.id;
    expect(line({ t: 'erased', by: 1, owner: 2, star, round: 1, roll: 2 })).toMatch(
      en ? /^Livia crosses out the .* in Bruno’s sky\.$/ : /^Livia cancella una stella nel cielo di Bruno: .*\.$/,
    );
    const result = { ...view.result!, reason: 'left' as const, team: null };
    expect(line({ t: 'gameOver', result } as Seen)).toMatch(
      en ? /^Too few players are left/ : /^Restano troppo pochi giocatori/,
    );
  });

  const form = (value: Readonly<Record<string, unknown>>) =>
    htmlOf(
      says[lang],
      lang,
      <OptionForm {...{ fields, kinds: game.optionKinds, seats: 3, say: says[lang], change() {}, value }} />,
    );

  test('an owner’s words and sky: typed on the create screen, counted there and in the rules', () => {
    const cards = ownDeck();
    const own = form({ cards, sky: oddSky });
    const texts = en
      ? ['Card 1, word 1, in Italian', 'Card 4, word 5, in English', 'Name of card 2', 'placeholder="Card 3"']
      : [
          'Carta 1, parola 1, in italiano',
          'Carta 4, parola 5, in inglese',
          'Nome della carta 2',
          'placeholder="Carta 3"',
        ];
    const more = en
      ? [
          'placeholder="Italian"',
          'placeholder="English"',
          'Add a card',
          'Remove card 4',
          'Use these words',
          'From a file',
        ]
      : [
          'placeholder="italiano"',
          'placeholder="inglese"',
          'Aggiungi una carta',
          'Togli la carta 4',
          'Usa queste parole',
        ];
    for (const each of [...texts, ...more]) expect(own).toContain(each);
    expect(own).toContain(en ? '4 cards of your own are in play.' : 'In gioco 4 carte vostre.');
    expect(own).toContain(en ? 'your own: 40 stars' : 'il vostro: 40 stelle');
    const options = game.readOptions({ cards, sky: oddSky, die: oddDie }, 3);
    if (!options.ok) throw new Error(options.problem);
    expect(atTable(options.value, 'SK-S2', says[lang])).toMatch(en ? /with 40 stars\.$/ : /con 40 stelle\.$/);
    expect(atTable(options.value, 'SK-S3', says[lang])).toMatch(en ? /with 4 cards\.$/ : /con 4 carte\.$/);
    // The form leaves it to the pace of the table; a table made over the wire may still have it.
    expect(game.readOptions({ timers: 'off' }, 3).ok).toBe(true);
    expect(sayOptionValue('timers', 'off', says[lang])).toBe(en ? 'no limit' : 'senza limite');
  });

  test('how figures may be closed is the first thing a new table chooses, each way with a sentence', () => {
    const first = form({}).split('<fieldset')[1]!;
    for (const way of ['off', 'wild', 'typed'] as const) {
      expect(first).toContain(says[lang](`option.closeShapes.${way}`));
      expect(first).toContain(says[lang](`option.closeShapes.${way}.why`));
    }
    expect(form({ closeShapes: 'wild' }).split('checked=""')[0]).toContain(says[lang]('option.closeShapes.off.why'));
  });

  test('a deal of the second deck that is no longer offered stays chosen where it was, under its own name', () => {
    for (const cards of ['second', 'both'] as const) {
      expect(form({ cards })).toContain(says[lang](`option.cards.${cards}`));
      expect(form({ cards: `${cards}-2` })).not.toContain(says[lang](`option.cards.${cards}`));
      expect(form({})).toContain(says[lang](`option.cards.${cards}-2`));
    }
  });

  test('secrets of a seat for the review, and the film of the album', () => {
    const { view } = asked('act');
    const { number } = view.mine!;
    expect(secrets(() => view, 0, names(view).say)).toEqual([
      `${number}: ${names(view).words(view.card)[number! - 1]}`,
    ]);
    expect(read(<Filming say={names(view).say} films film={() => {}} />)).toBe(
      en
        ? 'Save the album as it was drawn (film) Drawing it line by line…'
        : 'Salva l’album come fu disegnato (filmato) Lo disegno linea per linea…',
    );
  });
});
