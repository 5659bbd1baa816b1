import { type Lang, langs, type Say } from '@orrery/words';
import { beforeAll, describe, expect, test } from 'vitest';
import type { State } from '../../src/rules/state.ts';
import { gatherBar } from '../../src/table/bar/fleet-bar.tsx';
import { FleetCard } from '../../src/table/fleet/FleetCard.tsx';
import { LastingSheet } from '../../src/table/lasting/LastingSheet.tsx';
import { type Lasting, lastingKey } from '../../src/table/lasting/lasting.ts';
import { UnitOrders } from '../../src/table/lasting/UnitOrders.tsx';
import type { KeptOrders } from '../../src/table/lasting/useKeptOrders.ts';
import { YardOrders } from '../../src/table/lasting/YardOrders.tsx';
import { tableNames } from '../../src/table/names.ts';
import { DockRow, type DockRowProps } from '../../src/table/phone/DockRow.tsx';
import { senseOf } from '../../src/table/sense.ts';
import { view } from '../fixtures/play.ts';
import { at, duel, ship, stand } from '../fixtures/sky.ts';
import { html, panelOf, seatsOf, strictly, text } from './spoken.tsx';

let says: Record<Lang, Say>;
beforeAll(async () => {
  says = await strictly();
});

const keptOf = (...list: readonly Lasting[]): KeptOrders => ({
  ...{ list, quiet: new Set<string>(), set() {} },
  of: (key) => list.find((one) => lastingKey(one) === key),
});
const often = { known: [], round: 1 } as const;

describe.each(langs)('orders that last, in %s', (lang) => {
  const en = lang === 'en';
  const of = (s: State) => ({
    sense: senseOf(view(s, 0), 0),
    names: tableNames(says[lang], 0, seatsOf(2, 0), s.options),
  });
  const read = (node: React.ReactNode) => text(html(says[lang], lang, node));
  const scene = () => {
    const s = duel();
    stand(s, 'spaceport', [1, -1]);
    return { s, eagle: ship(s, 'A', 'large', [5, 0]), spear: ship(s, 'A', 'small', [5, 3]) };
  };

  test('the list says each in words: on its way, gathering, built every turn, asleep, a fleet that can be called', () => {
    const { s, eagle, spear } = scene();
    const kept = keptOf(
      { t: 'go', ship: eagle, to: at(6, 4), ...often },
      { t: 'rally', at: { planet: 0 }, to: at(6, 4), sent: 0 },
      { t: 'build', planet: 0, kind: 'furnace', round: 1 },
      { t: 'sleep', unit: { ship: spear }, known: [] },
      { t: 'fleet', no: 1, ships: [eagle, spear] },
    );
    const sheet = read(
      <LastingSheet
        {...of(s)}
        me={0}
        kept={kept}
        stopped={[{ order: { t: 'sleep', unit: { ship: spear }, ...often }, why: 'danger' }]}
        again={0}
        repeat={() => {}}
        lead={() => {}}
        close={() => {}}
      />,
    );
    expect(sheet).toMatch(en ? /Spear \d wakes up: an enemy can strike it/ : /Spear \d si sveglia/);
    expect(sheet).toMatch(en ? /Eagle 1 is on its way: in orbit around/ : /Eagle 1 è in viaggio: in orbita/);
    expect(sheet).toMatch(
      en ? /Vesta: new ships gather, in orbit around/ : /Vesta: le nuove navi si radunano, in orbita/,
    );
    expect(sheet).toMatch(en ? /Vesta: blast furnace every turn/ : /Vesta: altoforno, ogni turno/);
    expect(sheet).toMatch(en ? /Spear \d sleeps until danger/ : /Spear \d sta ferma fino a un pericolo/);
    expect(sheet).toMatch(en ? /Fleet 1: 2 ships\s+Call/ : /Flotta 1: 2 navi\s+Chiama/);
  });

  test('the cards of a ship and of a yard say what they were told, and how to end it', () => {
    const { s, eagle } = scene();
    const going = read(
      <UnitOrders
        {...of(s)}
        unit={{ ship: eagle }}
        order={{ t: 'go', ship: eagle, to: at(6, 4), ...often }}
        drop={() => {}}
        sleep={() => {}}
        lead={null}
      />,
    );
    expect(going).toMatch(
      en ? /On its way: in orbit around \S+\.\s+Stop here/ : /In viaggio: in orbita .*\.\s+Fermala qui/,
    );
    const kept = keptOf({ t: 'rally', at: { planet: 0 }, to: at(6, 4), sent: 0 });
    const yard = read(<YardOrders {...of(s)} me={0} kept={kept} planet={0} yard={{ planet: 0 }} gather={() => {}} />);
    expect(yard).toMatch(
      en ? /New ships gather: in orbit around.*No gathering/ : /si radunano: in orbita.*Nessun raduno/,
    );
    const asked = gatherBar(of(s).names, () => {});
    expect(read(asked.text)).toContain(
      en ? 'Tap the cell where new ships gather.' : 'Tocca la casella dove si radunano',
    );
  });

  test('the card of a fleet lets a ship act earlier, takes one along that is near, and keeps the fleet', () => {
    const { s, eagle, spear } = scene();
    const hammer = ship(s, 'A', 'medium', [5, 2]);
    const fleet = {
      ...{ ships: [eagle, spear], aim: null, plan: null, touches: new Map() },
      ...{ lead() {}, touch() {}, raise() {}, aimless() {}, end() {} },
    };
    const card = html(
      says[lang],
      lang,
      <FleetCard {...of(s)} fleet={fleet} near={[hammer]} sleep={() => {}} keep={() => {}} />,
    );
    expect(card).toContain(en ? 'aria-label="Spear 2 acts earlier"' : 'aria-label="Spear 2 agisce prima"');
    expect(card).not.toContain(en ? 'Eagle 1 acts earlier' : 'Eagle 1 agisce prima');
    expect(text(card)).toContain(en ? 'Add the idle ship nearby' : 'Aggiungi la nave ferma vicina');
    expect(text(card)).toContain(en ? 'Keep this fleet' : 'Ricorda la flotta');
  });

  test('a phone’s row names what is selected with one button, or says what a tap is for', () => {
    const { s, eagle } = scene();
    const rival = ship(s, 'B', 'small', [5, 5]);
    const choice = {
      ...{ picked: null, placing: null, draft: null, loses: null, closes: null, measured: null, pending: false },
      ...{ touches: new Map(), pick() {}, place() {}, touch() {}, act() {}, confirm() {}, cancel() {} },
    };
    const row = (more: Partial<DockRowProps>) =>
      read(
        <DockRow
          {...{ ...of(s), me: 0, panel: panelOf(s, 0, says[lang]), choice, orders: null, fleet: null, mine: true }}
          {...{ picked: null, trade() {}, ...more }}
        />,
      );
    expect(row({ picked: { t: 'planet', planet: 0 } })).toMatch(en ? /Vesta .*Build…/ : /Vesta .*Costruisci…/);
    expect(row({ picked: { t: 'unit', ref: { ship: eagle } } })).toMatch(
      en ? /Eagle 1 .*Orders…/ : /Eagle 1 .*Ordini…/,
    );
    const theirs = en ? /More…/ : /Altro…/;
    expect(row({ picked: { t: 'planet', planet: 1 } })).toMatch(theirs);
    expect(row({ picked: { t: 'unit', ref: { ship: rival } } })).toMatch(theirs);
    expect(row({}).trim()).toBe(en ? 'Tap a planet or a ship.' : 'Tocca un pianeta o una nave.');
    // In the setup a tap places: what may be tapped is lit, and the row names nothing else.
    const setup = of({ ...s, stage: 'cannons' });
    for (const idle of [row({ mine: false }), row(setup)])
      expect(idle.trim()).toBe(
        en ? 'Tap anything on the map to read about it.' : 'Tocca qualcosa sulla mappa per saperne di più.',
      );
  });
});
