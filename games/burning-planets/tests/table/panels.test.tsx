import { type Lang, langs, type Say } from '@orrery/words';
import { beforeAll, describe, expect, test } from 'vitest';
import type { State } from '../../src/rules/state.ts';
import { Contracts } from '../../src/table/contracts/Contracts.tsx';
import { draftOf, partnersOf } from '../../src/table/contracts/draft.ts';
import { carriersOf } from '../../src/table/contracts/Form.tsx';
import { dealingsOf } from '../../src/table/contracts/history.ts';
import { MOODS, moodOf } from '../../src/table/contracts/likely.ts';
import { papersOf, waitingProposals } from '../../src/table/contracts/order.ts';
import { tableNames } from '../../src/table/names.ts';
import { PlanetCard } from '../../src/table/planet/PlanetCard.tsx';
import { senseOf } from '../../src/table/sense.ts';
import { Checklist } from '../../src/table/turn/checklist.tsx';
import { isAllDone, undoneBy } from '../../src/table/turn/undone.ts';
import { acting, market } from '../fixtures/market.ts';
import { bag, play, signed, told, view } from '../fixtures/play.ts';
import { duel, ship, stand, stock } from '../fixtures/sky.ts';
import { html, panelOf, strictly, text } from './spoken.tsx';

let says: Record<Lang, Say>;
beforeAll(async () => {
  says = await strictly();
});

const card = { chosen: null, build: () => {}, launch: () => {}, act: () => {} };

const drawerOf = (s: State, as: number | 'table', say: Parameters<typeof panelOf>[2]) => ({
  ...panelOf(s, as, say),
  sense: senseOf(view(s, as), as),
  told: [],
  draft: null,
  write() {},
  close: null,
});

describe('the contracts drawer', () => {
  const proposal = (secret: boolean) => {
    const { s, cargo } = market();
    const move = {
      t: 'proposeContract',
      partner: 1,
      carrier: cargo,
      give: bag({ B: 20 }),
      take: bag({ M: 10 }),
    } as const;
    return { s: play(s, 'A', { ...move, secret }).s, cargo };
  };

  test('who is asked reads the terms and both answers, the proposer may withdraw, others see nothing', () => {
    const { s } = proposal(true);
    const read = (as: number | 'table') => text(html(says.en, 'en', <Contracts {...drawerOf(s, as, says.en)} />));
    expect(read(1)).toContain('Proposed to you');
    expect(read(1)).toContain('If you sign, you get 20 B for 10 M.');
    expect(read(1)).toMatch(/Offer something else\s+Decline\s+Sign/);
    expect(read(0)).toMatch(/Proposed by you.*Withdraw/);
    expect(read(2)).not.toMatch(/Ada|Livia|20|Proposed/);
    expect(read('table')).not.toMatch(/Ada|Livia|20|Proposed|New contract/);
    expect([0, 1, 2].map((seat) => waitingProposals(view(s, seat)))).toEqual([0, 1, 0]);
  });

  test('BP-P50: a secret contract lies face down for all but the two', () => {
    const { s, cargo } = market();
    const { s: after } = signed(s, ['A', 'B'], { give: { B: 20 }, take: { M: 10 }, carrier: cargo });
    const read = (as: number) => text(html(says.en, 'en', <Contracts {...drawerOf(after, as, says.en)} />));
    expect(read(0)).toMatch(/Contract 1 with Livia.*You give 20 biomass.*the goods are in stock.*Withhold my goods/);
    expect(read(2)).toMatch(/Face down/);
    expect(read(2)).not.toMatch(/biomass|metal|Livia/);
    expect(papersOf(view(after, 2), 2)).toMatchObject({ running: [], faceDown: [1], past: [] });
  });

  test('a refusal stays to be read, with its reason; what is offered instead names what it answers', () => {
    const { s } = proposal(true);
    const { id, carrier } = view(s, 1).proposals[0]!;
    const no = play(s, 'B', { t: 'declineContract', id: id!, why: 'dear' });
    const back = {
      t: 'proposeContract',
      partner: 0,
      carrier,
      give: bag({ M: 8 }),
      take: bag({ B: 20 }),
      secret: true,
    } as const;
    const offer = play(no.s, 'B', back);
    const heard = (seat: number) => [
      ...told(play(market().s, 'A', { ...back, partner: 1, give: bag({ B: 20 }), take: bag({ M: 10 }) }).events, seat),
      ...told(no.events, seat),
      ...told(offer.events, seat),
    ];
    const drawer = (seat: number) => ({
      ...drawerOf(offer.s, seat, says.en),
      told: [{ no: 1, at: 0, seen: heard(seat) }],
    });
    const said = text(html(says.en, 'en', <Contracts {...drawer(0)} />));
    expect(said).toMatch(/Livia offers this instead of 10 M for 20 B/);
    expect(said).toMatch(/Offer something else/);
    expect(said).toMatch(/Declined.*Livia declined: too dear/);
    expect(dealingsOf([{ no: 1, at: 0, seen: heard(2) }] as never).declined).toEqual([]);

    // Bots offer first, and then decline.
    const first = play(s, 'B', back);
    const then = play(first.s, 'B', { t: 'declineContract', id: id!, why: 'dear' });
    const later = play(then.s, 'B', { ...back, give: bag({ M: 9 }) });
    const all = [...heard(0).slice(0, 1), ...[first, then, later].flatMap(({ events }) => told(events, 0))];
    const { answers, declined } = dealingsOf([{ no: 1, at: 0, seen: all }] as never);
    expect(declined).toHaveLength(1);
    const ids = view(later.s, 0).proposals.map((one) => one.id!);
    expect(ids.map((one) => answers.get(one)?.id)).toEqual([id, undefined]);
  });

  test('will they sign? What is public alone tells it: a stock that changes changes nothing', () => {
    const { s } = market();
    const names = tableNames(says.en, 0, [], s.options);
    const mood = (gets: object, gives: object) => moodOf(senseOf(view(s, 0), 0), names, 1, bag(gets), bag(gives));
    const before = mood({ M: 20 }, { C: 5 });
    stock(s, 'B', { M: 500 });
    expect(mood({ M: 20 }, { C: 5 })).toBe(before);
    expect(MOODS.indexOf(mood({ M: 40 }, { C: 5 }))).toBeGreaterThan(MOODS.indexOf(mood({ M: 1 }, { C: 40 })));
    expect(mood({ M: 1 }, {})).toBe('gladly');
  });

  test('an open contract is read by everybody', () => {
    const { s, cargo } = market();
    const { s: after } = signed(s, ['A', 'B'], { give: { B: 20 }, carrier: cargo, open: true });
    expect(text(html(says.it, 'it', <Contracts {...drawerOf(after, 2, says.it)} />))).toMatch(
      /Contratto 1 Ada e Livia aperto, firmato Ada dà 20 di biomassa/,
    );
  });

  test('the form offers those who live, and cargo ships of either of the two', () => {
    const { s, cargo } = market();
    const own = ship(s, 'A', 'cargo', [-2, -7]);
    ship(s, 'C', 'cargo', [-3, -7]);
    expect(partnersOf(view(s, 0), 0)).toEqual([1, 2]);
    expect(carriersOf(view(s, 0), 0, 1).map(({ no }) => no)).toEqual([own, cargo]);
    const form = text(
      html(
        says.en,
        'en',
        <Contracts {...drawerOf(s, 0, says.en)} draft={draftOf(view(s, 0), 0, { carrier: cargo })} />,
      ),
    );
    expect(form).toMatch(/With Livia Bruno Carrier/);
    expect(form).toMatch(/you have 25/);
    expect(form).toMatch(/Add goods on at least one side/);
  });

  test('what is being written stays while events are on stage; only sending waits', () => {
    const { s, cargo } = market();
    const draft = draftOf(view(s, 0), 0, { carrier: cargo });
    const drawn = html(says.en, 'en', <Contracts {...drawerOf(s, 0, says.en)} {...{ draft }} turn={null} />);
    expect(drawn).toContain('bp-form');
    expect(drawn).toMatch(/<button type="submit"[^>]*disabled/);
    expect(text(html(says.en, 'en', <Contracts {...drawerOf(s, 0, says.en)} turn={null} />))).toContain('New contract');
  });

  test('without trade there is nothing to sign', () => {
    const { s } = market({ trade: 'off' });
    expect(text(html(says.en, 'en', <Contracts {...drawerOf(s, 0, says.en)} />))).toContain(
      'no contracts at this table',
    );
  });
});

describe.each(langs)('the planet card in %s', (lang) => {
  const read = (s: ReturnType<typeof duel>, as: number | 'table', planet: number) =>
    text(html(says[lang], lang, <PlanetCard {...panelOf(s, as, says[lang])} {...card} planet={planet} />));

  test('says what can be built, and of the rest why not', () => {
    const s = { ...duel(), phase: 'structures' as const };
    stock(s, 'A', { B: 30, C: 12 });
    const said = read(s, 0, 0);
    expect(said).toContain(says[lang]('card.short', { goods: '5 M' }));
    expect(said).toContain(says[lang]('card.gives.yield', { goods: '1 F', turns: 10 }));
    expect(said.match(/manca|missing/g)).toHaveLength(3);
    s.roll = 1;
    expect(read(s, 0, 0)).toContain(says[lang]('E_EVENT'));
  });

  test('offers ships where there is a spaceport, in their phase', () => {
    const s = { ...duel(), phase: 'ships' as const };
    stock(s, 'A', { F: 5, M: 5 });
    expect(read(s, 0, 0)).not.toContain(says[lang]('card.ships.why'));
    stand(s, 'spaceport', [1, -1]);
    expect(read(s, 0, 0)).toContain(says[lang]('ship.humans.huge'));
    expect(read(s, 1, 0)).not.toContain(says[lang]('card.ships.why'));
  });

  test('tells what it takes to have somebody else’s, or nobody’s', () => {
    const s = duel();
    stand(s, 'furnace', [11, -4]);
    ship(s, 'A', 'small', [13, -2]);
    const enemy = read(s, 0, 1);
    expect(enemy).toContain(says[lang]('card.siege', { defences: 1, structures: 1 }));
    expect(enemy).toContain(says[lang]('card.docked'));
    expect(read(s, 'table', 2)).toContain(says[lang]('card.settle'));
  });
});

describe('before the turn ends', () => {
  const idle = [{ ref: { ship: 1 }, name: 'Spear 1' }];

  test('idle units and proposals that wait are left undone', () => {
    const { s: asked, cargo } = market();
    expect(isAllDone(undoneBy(view(asked, 0), []))).toBe(true);
    expect(isAllDone(undoneBy(view(asked, 0), idle))).toBe(false);
    const move = { t: 'proposeContract', partner: 0, carrier: cargo, give: bag({ M: 1 }), take: bag({}) } as const;
    const waiting = acting(play(asked, 'B', { ...move, secret: true }).s, 0);
    expect(undoneBy(view(waiting, 0), []).proposals).toBe(1);
  });

  test.each(langs)('the checklist says it in %s, with the way to each', (lang) => {
    const { say } = tableNames(says[lang], 0, [], duel().options);
    const ways = { show() {}, openContracts() {}, proceed() {}, stay() {} };
    const said = text(html(says[lang], lang, <Checklist {...ways} say={say} undone={{ idle, proposals: 2 }} />));
    expect(said).toContain(says[lang]('check.idle', { count: 1 }));
    expect(said).toContain(says[lang]('check.show', { unit: 'Spear 1' }));
    expect(said).toContain(says[lang]('check.proposals', { count: 2 }));
    expect(said).toContain(says[lang]('check.open'));
  });
});
