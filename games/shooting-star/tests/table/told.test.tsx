import { Dice } from '@orrery/kernel';
import { OptionForm } from '@orrery/ui';
import { type Lang, langs, plain, type Say } from '@orrery/words';
import { lineOf } from '@orrery/words/laws';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { explained, htmlOf, seatsOf, strictWords } from '../../../../ui/tests/strict-table.tsx';
import { dataOf } from '../../src/data/index.ts';
import { game } from '../../src/rules/index.ts';
import type { FinalScore, PileCard, Seen, View, XY } from '../../src/rules/kind.ts';
import { DEFAULTS } from '../../src/rules/options.ts';
import { aimBar, buildBar } from '../../src/table/bar.tsx';
import { Chart } from '../../src/table/board/Chart.tsx';
import type { Building } from '../../src/table/build.ts';
import { closerTo } from '../../src/table/Closer.tsx';
import { table } from '../../src/table/index.tsx';
import { previewText, shotLabel, standing } from '../../src/table/labels.ts';
import { tableNames } from '../../src/table/names.ts';
import { options as fields } from '../../src/table/Options.tsx';
import { preview } from '../../src/table/preview.ts';
import { Round } from '../../src/table/Round.tsx';
import { atTable } from '../../src/table/rules/at-table.ts';
import { Score } from '../../src/table/Score.tsx';
import { Piles } from '../../src/table/seat/Piles.tsx';
import { words } from '../../src/words/index.ts';
import { board } from '../fixtures/board.ts';
import { dealt } from '../fixtures/deal.ts';
import { oddData } from '../samples.ts';

let says: Record<Lang, Say>;
beforeAll(async () => {
  says = await strictWords(words);
});

describe.each(langs)('what the table tells, in %s', (lang) => {
  const en = lang === 'en';
  const names = (view: View) => tableNames(says[lang], 0, seatsOf(view.players.length, 0), dataOf(view.options));
  const read = (node: ReactNode) =>
    htmlOf(says[lang], lang, node)
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();

  const barOf = (view: View, weapon: string, at: XY | null) =>
    read(
      aimBar(view, names(view), {
        ...{ picked: { weapon, at, arrow: 0 }, aim: null, legal: null, pending: false },
        preview: at === null ? null : preview(view, { weapon, at, arrow: 0 }),
        ...{
          pickWeapon() {},
          pickPlanet() {},
          look() {},
          carry() {},
          aimAt: () => null,
          turn: null,
          cancel: null,
          play: null,
        },
      }).text,
    );

  test('a weapon that is picked says what it hits, also one of an owner’s set', () => {
    const aim = (weapon: string, view: View) => barOf(view, weapon, null);
    const view = game.view(dealt(2), 0);
    expect(aim('W4', view)).toBe(
      en
        ? 'Trident hits the three planets ahead. Choose a free planet.'
        : 'Tridente : colpisce i tre pianeti davanti, affiancati. Scegli un pianeta libero.',
    );
    const odd = game.view(dealt(2, { data: oddData }), 0);
    expect(aim('W5', odd)).toMatch(en ? / hits 3 cells\./ : /: colpisce 3 caselle\./);
    expect(atTable(odd.options, 'SS-S2', says[lang]) ?? atTable(odd.options, 'SS-S1', says[lang])).toMatch(
      en ? /^the cards are a set of its own/ : /^le carte sono di un’altra serie/,
    );
    const form = read(
      <OptionForm
        {...{ fields, kinds: game.optionKinds, seats: 2, say: says[lang], change() {} }}
        value={{ data: oddData }}
      />,
    );
    expect(form).toContain(en ? 'A set of your own' : 'Le tue carte');
  });

  test('who looks closer is told what the title does not say: what a weapon hits, what a hit does', () => {
    const view = game.view(dealt(2), 0);
    const told = (cell: string, at: XY) => {
      const { title, body } = closerTo(view, names(view), cell, at)!;
      return [title, /<p>(.*)<\/p>/.exec(htmlOf(says[lang], lang, body))?.[1]];
    };
    const nowhere = { x: -9, y: -9 };
    expect(told('W3', nowhere)).toEqual(
      en
        ? ['Cross', 'Number 3. It hits the four planets around it.']
        : ['Croce', 'Numero 3. Colpisce i quattro pianeti intorno.'],
    );
    expect(told('SH', nowhere)[1]).toBe(
      en
        ? 'Never fires; catches the first weapon that hits it.'
        : 'Non spara mai; cattura la prima arma che lo colpisce.',
    );
    const hits = view.sites.map(({ at, level }) => [level, told('', at)[1]] as const);
    expect(new Map(hits)).toEqual(
      new Map<number | null, string>(
        en
          ? [
              [4, 'A hit turns it to 3.'],
              [3, 'A hit captures it.'],
              [1, 'A hit captures it.'],
              [null, 'No weapon harms it.'],
            ]
          : [
              [4, 'Un colpo lo abbassa a 3.'],
              [3, 'Un colpo lo cattura.'],
              [1, 'Un colpo lo cattura.'],
              [null, 'Nessuna arma lo danneggia.'],
            ],
      ),
    );
  });

  test('only of what fires is it said that others may fire before: a Shield waits for them', () => {
    const view = game.view(dealt(2), 0);
    const at = view.sites.find(({ card }) => card === null)!.at;
    const before = en ? 'Before the others fire,' : 'Se nessuno spara prima,';
    expect(barOf(view, 'W3', at)).toContain(before);
    expect(barOf(view, 'SH', at)).not.toContain(before);
    expect(barOf(view, 'SH', at)).toMatch(
      en ? /: catches the first weapon that hits it\./ : /: cattura la prima arma che lo colpisce\./,
    );
  });

  test('the head says on a tap what its signs mean: rounds, planets left, the one that comes next', () => {
    const means = (view: View) => explained(htmlOf(says[lang], lang, <Round view={view} names={names(view)} />)).join();
    const shown = game.view(dealt(2, { nextReplacement: 'shown' }), 0);
    expect(means(shown)).toMatch(
      en
        ? /^What “Round 1 of 7” means \| Round 1 of 7\. \d+ planets left; the game also ends at 2 or fewer\. Next from the deck: /
        : /^Che cosa significa «Giro 1 di 7» \| Giro 1 di 7\. Restano \d+ pianeti; si finisce anche quando sono 2 o meno\. Prossimo dal mazzo: /,
    );
    expect(means(game.view(dealt(2, { sector: 'custom' }), 0))).toContain(says[lang]('SS-V5'));
    expect(means({ ...shown, phase: 'over' })).toBe('');
  });

  test('SS-V2: a sector that is built is asked for step by step', () => {
    const state = dealt(2, { sector: 'custom' });
    const first = state.toAct;
    const view = game.view(state, first);
    const [planet] = view.players[first]!.planetHand;
    const bar = (now: View, building: Partial<Building>) => {
      const { text, actions } = buildBar(
        now,
        names(now),
        {
          ...{ planet: null, at: null, high: true, legal: null, pending: false },
          ...{ pickPlanet() {}, pickCell() {}, turn() {}, cancel: null, play: null, ...building },
        },
        false,
      );
      return htmlOf(
        says[lang],
        lang,
        <>
          {text} {actions}
        </>,
      );
    };
    expect(standing(view, says[lang])).toBe(en ? 'The sector is being built' : 'Si costruisce lo spazio di gioco');
    expect(bar(view, {})).toContain(
      en ? 'Choose one of your planets and where to place it.' : 'Scegli uno dei tuoi pianeti e dove piazzarlo.',
    );
    const opening = bar(view, { planet: planet! });
    expect(opening).toContain(en ? 'The first planet goes in the middle.' : 'È il primo: va al centro.');
    expect(opening).toContain(en ? 'aria-label="Flip it"' : 'aria-label="Gira il pianeta"');
    const chance = new Dice('build');
    game.apply(state, first, game.pick(state, first, chance), chance, null);
    const later = game.view(state, first);
    const own = later.players[first]!.planetHand[0]!;
    expect(bar(later, { planet: own })).toContain(
      en ? 'Choose a cell beside the sector.' : 'Scegli una casella accanto alla griglia.',
    );
    expect(bar(later, { planet: own, at: { x: 1, y: 0 } })).toMatch(/\p{Lu}.* in [A-Z]+-?\d+\./u);
    expect(read(<Piles view={later} names={names(later)} seat={0} close={() => {}} />)).toMatch(
      en ? /Planets to build with/ : /Pianeti con cui costruire/,
    );
    const zoomed = htmlOf(
      says[lang],
      lang,
      <Chart bounds={{ left: 0, top: 0, columns: 4, rows: 3 }} zooms names={names(later)}>
        {() => null}
      </Chart>,
    );
    for (const each of en ? ['Zoom in', 'Zoom out', 'Fit'] : ['Ingrandisci', 'Riduci', 'Tutta la griglia'])
      expect(zoomed).toContain(each);
  });

  test('a Dark planet is left unharmed, and a Shield catches', () => {
    const view = game.view(board('1 X 2 2 / 2 2 2 2 / 2 2 2 2'), 0);
    const shot = preview(view, { weapon: 'W3', at: { x: 1, y: 1 }, arrow: 0 });
    expect(plain(previewText(names(view), shot))).toMatch(
      en ? /leaves a Dark planet unharmed/ : /non tocca un Pianeta Oscuro/,
    );
    const caught = { seat: 1, weapon: 'W3', priority: 3, fate: 'caught' } as Parameters<typeof shotLabel>[1];
    expect(shotLabel(names(view), caught)).toMatch(en ? /caught by a Shield/ : /catturata da uno Scudo/);
  });

  test('SS-P5: five weapons revealed are a list in the log, and one short sentence in the bar', () => {
    const weapons = [0, 1, 2, 3, 4].map((seat) => ({ seat, weapon: 'W1', at: { x: seat, y: 0 }, arrow: 0 as const }));
    expect(table.brief?.({ t: 'weaponsRevealed', weapons }, says[lang])).toBe(
      en ? 'The weapons are revealed.' : 'Le armi si scoprono.',
    );
    expect(table.brief?.({ t: 'missionsRevealed', missions: [] }, says[lang])).toBeNull();
  });

  test('SS-P15: cut off and lost, in the log', () => {
    const seen: Seen = { t: 'planetCaptured', by: 1, at: { x: 0, y: 0 }, planet: 'C1', level: 4, cause: 'isolated' };
    const line = lineOf(words, seen, {
      as: 0,
      name: () => 'Livia',
      say: says[lang],
      options: { ...DEFAULTS, isolatedTo: 'debris' },
    });
    expect(plain(line!)).toMatch(en ? /is cut off: Livia’s debris\.$/ : /resta isolato: va nei Detriti di Livia\.$/);
  });

  test('piles: a Dark planet in one, and those that only their owner sees', () => {
    const view = game.view(dealt(2), 0);
    const pile = (conquest: readonly PileCard[] | null) => {
      const players = view.players.map((player) => ({ ...player, conquest, conquestSize: 1 }));
      return read(<Piles view={{ ...view, players }} names={names(view)} seat={1} close={() => {}} />);
    };
    expect(pile([{ t: 'planet', planet: 'X1' }])).toMatch(en ? /Dark planet/ : /Pianeta Oscuro/);
    expect(pile(null)).toMatch(
      en
        ? /At this table only the owner may look into a pile\./
        : /A questo tavolo ognuno vede solo i propri mazzetti\./,
    );
  });

  test('SS-E8: the end says why, and what decided among equals', () => {
    const end = dealt(2);
    const chance = new Dice('end');
    while (game.result(end) === null)
      game.apply(end, game.actors(end)[0]!, game.pick(end, game.actors(end)[0]!, chance), chance, null);
    const view = game.view(end, 0);
    const row = view.result!.rows[0]!;
    const score = (
      winners: readonly number[],
      piles: readonly (readonly PileCard[])[],
      reason: FinalScore['reason'],
    ) => {
      const result: FinalScore = { ...view.result!, rows: [row, row], winners, reason };
      const players = view.players.map((player, seat) => ({
        ...player,
        ...{ conquest: piles[seat]!, conquestSize: piles[seat]!.length },
      }));
      return read(
        <Score
          {...{ view: { ...view, result, players }, seats: seatsOf(2, 0), as: 0, say: says[lang] }}
          result={game.result(end)!}
        />,
      );
    };
    const bare = dataOf(view.options).planets.filter(({ moons }) => moons === 0);
    const moon = dataOf(view.options).planets.find(({ moons }) => moons === 1)!;
    const card = ({ id }: { readonly id: string }): PileCard => ({ t: 'planet', planet: id });
    const [one, two] = [card(bare[0]!), card(bare[1]!)];
    expect(score([0], [[one, two], [one]], 'planets')).toMatch(
      en
        ? /The sector is nearly empty: no more planets than players\. Tied on points: more Conquest cards win \(2 : 1\)\./
        : /Sono rimasti tanti pianeti quanti i giocatori, o meno\. Parità di punti: .*\(2 : 1\)\./,
    );
    expect(score([1], [[one], [card(moon)]], 'rounds')).toMatch(en ? /more moons win \(0 : 1\)/ : /più lune \(0 : 1\)/);
    expect(score([0, 1], [[one], [two]], 'rounds')).toMatch(
      en ? /the victory is shared\./ : /la vittoria è condivisa\./,
    );
  });
});
