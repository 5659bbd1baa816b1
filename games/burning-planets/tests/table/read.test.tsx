import { OptionForm } from '@orrery/ui';
import { type Lang, langs, plain, type Say } from '@orrery/words';
import { lineOf } from '@orrery/words/laws';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Seen } from '../../src/rules/events.ts';
import { game } from '../../src/rules/index.ts';
import type { State } from '../../src/rules/state.ts';
import { Aside } from '../../src/table/aside/Aside.tsx';
import { Offer, Peace } from '../../src/table/aside/Peace.tsx';
import { Catastrophe, Phases } from '../../src/table/aside/Phases.tsx';
import { sideText } from '../../src/table/bearings.ts';
import { favourites } from '../../src/table/favourites.tsx';
import { moveText, planetLine } from '../../src/table/labels.ts';
import { Effects } from '../../src/table/map/Effects.tsx';
import { tableNames } from '../../src/table/names.ts';
import { options as fields } from '../../src/table/Options.tsx';
import { PlanetCard } from '../../src/table/planet/PlanetCard.tsx';
import { atTable } from '../../src/table/rules/at-table.ts';
import { Score } from '../../src/table/Score.tsx';
import { whatStatusMeans } from '../../src/table/Status.tsx';
import { PointsSheet } from '../../src/table/seat/PointsSheet.tsx';
import { seatParts } from '../../src/table/seat/SeatInfo.tsx';
import { senseOf } from '../../src/table/sense.ts';
import { standing } from '../../src/table/standing.ts';
import { Digest } from '../../src/table/turn/Digest.tsx';
import { holdText } from '../../src/table/units/hold.ts';
import { Index } from '../../src/table/units/Index.tsx';
import { words } from '../../src/words/index.ts';
import { market } from '../fixtures/market.ts';
import { bag, play, signed, view } from '../fixtures/play.ts';
import { asteroid, at, duel, optionsOf, planet, ship, sky, stand, structure } from '../fixtures/sky.ts';
import { oddData } from '../samples.ts';
import { html, panelOf, seatsOf, strictly, text } from './spoken.tsx';

let says: Record<Lang, Say>;
beforeAll(async () => {
  says = await strictly();
});

describe.each(langs)('read at the table, in %s', (lang) => {
  const en = lang === 'en';
  const of = (s: State, as: 0 | 1 | 'table' = 0) => {
    const seen = view(s, as);
    return { sense: senseOf(seen, as), names: tableNames(says[lang], as, seatsOf(s.n, as), seen.options), view: seen };
  };
  const read = (node: ReactNode) => text(html(says[lang], lang, node)).trim();

  test('a planet with nothing on it, one with only its monolith; towers, drills and habitats are counted', () => {
    const s = sky(2, { factions: ['humans', 'digitals'] });
    planet(s, 4, 'small', 'fair', 'A');
    planet(s, 7, 'small', 'fair', null);
    const card = (which: number) =>
      read(
        <PlanetCard
          {...panelOf(s, 1, says[lang])}
          {...{ planet: which, chosen: null, build() {}, launch() {}, act() {} }}
        />,
      );
    expect(card(0)).toMatch(en ? /nothing but the monolith/ : /soltanto il monolito/);
    expect(card(1)).toMatch(en ? /On it nothing|nothing / : /niente/);
    const { names, view: seen } = of(s);
    expect(planetLine(names, seen.planets[1]!)).toMatch(en ? /nothing on it/ : /non c’è nulla/);
    stand(s, 'tower', [2, 0]);
    asteroid(s, [4, 3], [6, -2]);
    structure(s, 'A', 'habitat', [4, 3]);
    structure(s, 'A', 'drill', [6, -2]);
    const sheet = read(<PointsSheet {...of(s)} close={() => {}} />);
    expect(sheet).toMatch(en ? /^Weight of the empires Nobody wins by this/ : /^Peso degli imperi /);
    expect(sheet).toMatch(en ? /1 tower/ : /1 torre/);
    expect(sheet).toMatch(en ? /1 drill and 1 habitat/ : /1 trivellatrice e 1 habitat/);
  });

  test('a shot at a tower names whose it is', () => {
    const shot = (targetSeat: number): Seen => ({
      ...{ t: 'attacked', seat: 1 - targetSeat, unit: { ship: 3 }, kind: 'small', target: { defence: at(2, 0) } },
      ...{ targetKind: 'tower', targetSeat, a: 4, d: 1, shield: 2, destroyed: true },
    });
    const line = (seat: number) =>
      plain(
        lineOf(words, shot(seat), {
          as: 0,
          name: (one) => ['Ada', 'Livia'][one]!,
          say: says[lang],
          options: optionsOf(2),
        }) ?? '',
      );
    expect(line(0)).toMatch(en ? /your tower/ : /la tua torre/);
    expect(line(1)).toMatch(en ? /Livia’s tower/ : /la torre di Livia/);
  });

  test('dice over the map say how a duel ended', () => {
    const s = duel();
    const [mine, theirs] = [ship(s, 'A', 'small', [5, 0]), ship(s, 'B', 'small', [6, 0])];
    const { names, view: seen } = of(s);
    const over = (destroyed: boolean) =>
      html(
        says[lang],
        lang,
        <svg aria-hidden="true">
          <Effects
            {...{ names, view: seen }}
            cue={
              {
                ...{ no: 1, ms: 900 },
                seen: {
                  ...{ t: 'attacked', seat: 0, unit: { ship: mine }, kind: 'small', target: { ship: theirs } },
                  ...{ targetKind: 'small', targetSeat: 1, a: 4, d: 1, shield: 0, destroyed },
                },
              } as Parameters<typeof Effects>[0]['cue']
            }
          />
        </svg>,
      );
    expect(over(true)).toContain(en ? '>destroyed<' : '>distrutto<');
    expect(over(false)).toContain(en ? '>nothing happens<' : '>nulla di fatto<');
  });

  test('the head says on a tap what round and phase mean, with a limit of rounds and without', () => {
    const endless = of({ ...duel(), phase: 'ships' as const });
    expect(whatStatusMeans(endless.view, endless.names)).toEqual({
      what: en ? 'Round 1' : 'Giro 1',
      means: [
        en ? 'Phase 4 of 5: Ships.' : 'Fase 4 di 5: Astronavi.',
        ...(['BP-P2', 'BP-P1', 'BP-E8'] as const).map((id) => says[lang](id)),
      ],
    });
    const limited = of(sky(2, { factions: ['humans', 'digitals'], roundLimit: 15 }));
    expect(whatStatusMeans(limited.view, limited.names).means.at(-1)).toBe(says[lang]('BP-E5'));
  });

  test('a catastrophe says what it means as long as its turn lasts, also one of an owner’s set', () => {
    const at1 = { ...duel(), roll: 1, phase: 'ships' as const };
    expect(read(<Catastrophe {...of(at1)} />)).toMatch(en ? /^Climatic anomaly\. / : /^Anomalia climatica\. /);
    expect(read(<Phases {...of(at1)} />)).toMatch(en ? /Ships$/ : /Astronavi$/);
    const odd = sky(2, { factions: ['humans', 'digitals'], data: oddData });
    planet(odd, 4, 'small', 'fair', 'A');
    odd.roll = 3;
    expect(read(<Catastrophe {...of(odd)} />)).toBe(
      en
        ? 'Catastrophe 3. A catastrophe strikes you this turn.'
        : 'Catastrofe 3. In questo turno una catastrofe colpisce te.',
    );
    expect(atTable(odd.options, 'BP-P27', says[lang])).toMatch(en ? /a set of its own/ : /un’altra serie/);
  });

  test('what a table changes in the rules: the die of asteroids, open contracts', () => {
    const { options } = sky(2, { asteroidDie: 'd12', trade: 'open' });
    expect(atTable(options, 'BP-S11', says[lang])).toBe(en ? 'the die is a d12.' : 'il dado è un d12.');
    expect(atTable(options, 'BP-P45', says[lang])).toBe(
      en ? 'all contracts are open.' : 'tutti i contratti sono pubblici.',
    );
  });

  test('plates: weight with what changed, who is out, who has just declined', () => {
    const s = duel();
    const { sense, names } = of(s);
    const plate = (since: number, refused = false, from = sense) =>
      seatParts(from, names, 1, { change: () => since, open() {}, refused });
    const points = html(says[lang], lang, plate(-20).points);
    expect(points).toMatch(
      en ? /Weight \d+, \d\w\w, -20 since your last turn/ : /Peso \d+, \dº, -20 dal tuo ultimo turno/,
    );
    expect(text(points)).toContain(', −20');
    expect(text(html(says[lang], lang, plate(35).points))).toContain(', +35');
    expect(plate(0, true).note).toBe(en ? 'declines' : 'rifiuta');
    const gone = senseOf(view({ ...s, outAt: [0, 1] }, 0), 0);
    expect(plate(0, false, gone).note).toBe(en ? 'out' : 'fuori');
  });

  test('the end tells who went out when, contracts and kits in reserve', () => {
    const { s, cargo } = market();
    const { s: running } = signed(s, ['A', 'B'], { give: { B: 5 }, take: { M: 5 }, carrier: cargo });
    const left = play(running, 'C', { t: 'concede' }).s;
    const { s: over, events } = play(left, 'B', { t: 'concede' });
    over.reserve[0] = 1;
    const end = {
      view: view(over, 0),
      seats: seatsOf(3, 0),
      as: 0,
      say: says[lang],
      result: game.result(over)!,
    } as const;
    const began = { t: 'turnBegan', seat: 1, round: 7 } as const;
    const told = [{ no: 0, at: 0, seen: [began, ...events].flatMap((event) => game.tell(event, 0) ?? []) }];
    const score = read(<Score {...end} told={told} />);
    // Of whoever went out before this page was there only the order is known.
    expect(score).toMatch(en ? /The 1st to go out/ : /Esce per 1º/);
    expect(score).toMatch(en ? /Round 7\. \S+ gives up\./ : /Giro 7\. \S+ si arrende\./);
    expect(score).toMatch(en ? /Contracts Contract 1 ?, void: / : /Contratti Contratto 1 ?, annullato: /);
    expect(score).toMatch(en ? /Kits in reserve: drill/ : /Kit in riserva: trivellatrice/);
    expect(standing(view(over, 0), says[lang])).toBe(en ? 'Finished in round 1' : 'Finita al giro 1');
    expect(standing({ ...view(s, 0), stage: 'asteroids' }, says[lang])).toBe(
      en ? 'Asteroids are being placed' : 'Si mettono gli asteroidi',
    );
  });

  test('kits: in reserve, in a hold, taken aboard; where one is put down is said by its side', () => {
    const s = duel();
    const cargo = ship(s, 'A', 'cargo', [3, 0]);
    s.reserve[0] = 1;
    const { sense, names, view: seen } = of(s);
    const aside = read(
      <Aside {...{ sense, names, me: 0, turn: null, claims: null, openContracts() {}, explain() {} }} />,
    );
    expect(aside).toMatch(en ? /In reserve: drill/ : /In riserva: trivellatrice/);
    const take = { t: 'load', ship: cargo, from: { planet: 0 }, contracts: [], kit: 'drill', reserve: true } as const;
    expect(moveText(names, sense, take)).toBe(
      en ? 'Load the drill from the reserve' : 'Carica dalla riserva: trivellatrice',
    );
    const aboard = (kit: 'drill' | 'unknown') =>
      holdText(names, { ...seen, ships: seen.ships.map((one) => ({ ...one, kit })) }, cargo);
    expect(aboard('drill')).toBe(en ? 'In the hold: a drill kit' : 'Nella stiva: un kit: trivellatrice');
    expect(aboard('unknown')).toMatch(en ? /nobody knows/ : /segreto/);
    expect(sideText(names, sense, cargo, at(2, 0))).toBe(en ? 'to the north-west' : 'a nord-ovest');
  });

  test('who has no unit reads so in the index', () => {
    const s = sky(2, { factions: ['humans', 'digitals'] });
    planet(s, 4, 'small', 'fair', 'A');
    const { sense, names } = of(s);
    expect(read(<Index {...{ sense, names, me: 0, picked: null, choose() {}, close() {} }} />)).toMatch(
      en ? /You have no unit on the map\./ : /Non hai unità sulla mappa\./,
    );
  });

  test('peace: three share the victory; what is decided is asked by its name', () => {
    const { s } = market();
    const props = (now: State) => ({ ...of(now), turn: null, claims: null, explain() {} });
    expect(read(<Offer {...props(s)} agreed="share" />)).toMatch(
      en ? /ready to share the victory Nobody sees this\./ : /condividere la vittoria /,
    );
    const won: State = { ...duel(), round: 9 };
    for (let no = 0; no < 12; no++) ship(won, 'A', 'large', [-3 + no, 9 - no]);
    expect(read(<Peace {...props(won)} />)).toMatch(en ? /^Decided\?/ : /^Decisa\?/);
  });

  test('the digest counts the ships others built, and the record what somebody builds most', () => {
    const built: Seen = { t: 'shipBuilt', seat: 1, ship: 4, cls: 'small', cell: at(3, 0), cost: bag({ M: 5 }) };
    const { names } = of(duel());
    expect(read(<Digest names={names} events={[built, built]} close={() => {}} />)).toMatch(
      en ? /Livia: 2 ships built/ : /Livia: 2 navi costruite/,
    );
    const mine: Seen = { t: 'built', seat: 0, planet: 0, kind: 'tower', cell: at(2, 0), cost: bag({}) };
    expect(favourites.of([mine, { ...mine, seat: 1 }], 0, names.options)).toEqual([{ id: 'tower' }]);
  });

  test('an owner’s set is called theirs on the create screen', () => {
    const form = read(
      <OptionForm
        {...{ fields, kinds: game.optionKinds, seats: 2, say: says[lang], change() {} }}
        value={{ data: oddData }}
      />,
    );
    expect(form).toContain(en ? 'A set of your own' : 'Una serie tua');
  });
});
