import { judge } from '@orrery/kernel';
import { OptionForm } from '@orrery/ui';
import { type Lang, langs, plain, type Say } from '@orrery/words';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { explained, htmlOf, seatsOf, strictWords } from '../../../../ui/tests/strict-table.tsx';
import { ours1 } from '../../src/data/index.ts';
import { game } from '../../src/rules/index.ts';
import type { FinalCount, Move, PlanetX } from '../../src/rules/kind.ts';
import { Discards } from '../../src/table/aside/Discards.tsx';
import { barNow, type Moment } from '../../src/table/bar/now.ts';
import { holdText } from '../../src/table/bar/window.tsx';
import { Clash } from '../../src/table/board/Clash.tsx';
import type { Duel } from '../../src/table/board/cartouche.ts';
import { Piles } from '../../src/table/board/Field.tsx';
import { planOf } from '../../src/table/board/plan.ts';
import { moveText, standing, summary } from '../../src/table/labels.ts';
import { tableNames } from '../../src/table/names.ts';
import { options as fields, readCards } from '../../src/table/Options.tsx';
import { usualLosses } from '../../src/table/preview.ts';
import { atTable } from '../../src/table/rules/at-table.ts';
import { Score } from '../../src/table/Score.tsx';
import { Status } from '../../src/table/Status.tsx';
import { seatParts } from '../../src/table/seat/SeatInfo.tsx';
import type { Choice } from '../../src/table/useChoice.ts';
import { words } from '../../src/words/index.ts';
import { oddData } from '../samples.ts';
import { Scene } from '../scene.ts';

let says: Record<Lang, Say>;
beforeAll(async () => {
  says = await strictWords(words);
});

const NOTHING: Choice = {
  ...{ picked: null, draft: null, harm: false, legal: new Set(), losses: null, pending: false, recovering: null },
  ...{ missed: false, tapCard() {}, tapCell() {}, carry() {}, recover() {}, play() {}, draw() {}, confirm() {} },
  cancel() {},
};

describe.each(langs)('what the table tells, in %s', (lang) => {
  const en = lang === 'en';
  const read = (node: ReactNode) =>
    htmlOf(says[lang], lang, node)
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const turnOf = (scene: Scene, by: number) => ({
    moves: game.list!(scene.state, by),
    refusal: (move: unknown): PlanetX['refusal'] | null => {
      const judged = judge(game, scene.state, by, move);
      return judged.ok ? null : judged.refusal;
    },
    play: async () => ({ ok: true, no: 0 }) as const,
  });
  const of = (scene: Scene, as: number) => {
    const view = game.view(scene.state, as);
    return { view, names: tableNames(says[lang], as, seatsOf(view.players.length, as), view.options) };
  };
  const bar = (scene: Scene, as: number, choice: Partial<Choice>, more: Partial<Moment> = {}) => {
    const { lead, text, actions } = barNow({
      ...{ ...of(scene, as), as, turn: turnOf(scene, as), choice: { ...NOTHING, ...choice }, clock: null },
      answering: { stop: 'attacks', choose() {}, held: false, hold() {}, passing: null },
      ...{
        searching: false,
        nobody: false,
        passes: false,
        passed: false,
        keeps: false,
        search() {},
        pass() {},
        ...more,
      },
    });
    return read(
      <>
        {lead} {text} {actions}
      </>,
    );
  };
  const picked = (card: string) => ({ picked: { t: 'card', card, also: [] } }) as const;

  test('PX-P13: a card of the ally’s is offered to them, with what it is worth there', () => {
    const scene = new Scene({ seats: 4, hands: { A: ['C:ship-10a', 'truce'] } });
    expect(bar(scene, 0, picked('ikthi-ship-10a'))).toMatch(
      en ? /is Bruno’s, your ally: give it in Support.*Support/ : /è di Bruno, tuo alleato.*Supporta/,
    );
    const draft: Move = { t: 'support', card: 'ikthi-ship-10a' };
    expect(bar(scene, 0, { draft })).toMatch(
      en
        ? /for one of Bruno’s cards, unseen\. They can deploy it\./
        : /per una carta coperta di Bruno\. Potrà schierarla\..*Supporta/,
    );
  });

  test('the head and the draw pile say on a tap what they mean, in teams also whose Force is added', () => {
    const means = (node: ReactNode) => explained(htmlOf(says[lang], lang, node)).join();
    const scene = of(new Scene({ hands: { A: ['inf-3a'] } }), 0);
    const head = means(<Status {...scene} />);
    expect(head).toMatch(en ? /^What “Turn \d+” means \| Draw pile: / : /^Che cosa significa «Turno \d+» \| Mazzo: /);
    expect(head).toContain(says[lang]('PX-E1'));
    expect(head).not.toContain(says[lang]('PX-E5'));
    expect(means(<Status {...of(new Scene({ seats: 4 }), 0)} />)).toContain(says[lang]('PX-E5'));
    const pile = means(
      <Piles
        {...scene}
        plan={planOf(scene.view, 0, 1, 390, 600)}
        legal={false}
        carried={null}
        cell={(key) => ({ tabIndex: -1, 'data-cell': key, onFocus() {} })}
        choose={() => {}}
      />,
    );
    expect(pile).toMatch(en ? /Hands are refilled to five cards/ : /tornano a cinque carte/);
    expect(pile).toContain(says[lang]('PX-E1'));
  });

  test('a special says what it works on, or why it cannot be played now', () => {
    const scene = new Scene({
      table: { A: ['inf-3a'], B: ['inf-2a'] },
      hands: { A: ['minus-inf', 'minus-ship', 'recover-ship'], B: 5 },
    });
    expect(bar(scene, 0, { ...picked('s1-minus-inf'), missed: true })).toMatch(
      en ? /It only works on infantry units\./ : /Agisce solo su: fanteria\./,
    );
    expect(bar(scene, 0, picked('s1-minus-ship'))).toMatch(
      en ? /It has no target now\./ : /Ora non ha nessun bersaglio\./,
    );
    expect(bar(scene, 0, picked('s1-recover-ship'))).toMatch(
      en ? /No such unit of yours is in the discards/ : /Tra gli scarti non c’è una tua unità così/,
    );
    const { view, names } = of(scene, 0);
    expect(plain(moveText(names, view, 0, { t: 'playSpecial', card: 's1-recover-ship' }))).toMatch(
      en ? /: no such unit of yours in the discards, no effect\.$/ : /: tra gli scarti non c’è una tua unità così/,
    );
    const harming = bar(scene, 0, {
      draft: { t: 'playSpecial', card: 's1-minus-inf', unit: 'concord-inf-3a' },
      harm: true,
    });
    expect(harming).toMatch(
      en ? /This harms your own side.*Play anyway/ : /Così colpisci le tue unità.*Gioca lo stesso/,
    );
    scene.state.used |= 1 << 0;
    expect(bar(scene, 0, picked('s1-minus-inf'))).toMatch(
      en ? /You have already played a special this turn\./ : /In questo turno hai già giocato una speciale\./,
    );
  });

  test('a card that is carried says what becomes of it: deployed, discarded, several at once', () => {
    const scene = new Scene({
      options: { bulkDiscard: true },
      hands: { A: ['inf-3a', 'B:inf-1a', 'B:inf-2a'], B: 5 },
    });
    const draft = (move: Move) => bar(scene, 0, { draft: move });
    expect(draft({ t: 'deploy', card: 'concord-inf-3a' })).toMatch(
      en ? /goes to the table: Force 3\./ : /va sul tavolo: Forza 3\./,
    );
    expect(draft({ t: 'discard', card: 'xarn-inf-1a' })).toMatch(
      en ? /goes to the discards, without effect\./ : /va agli scarti, senza effetto\./,
    );
    expect(draft({ t: 'discard', card: 'xarn-inf-1a', also: ['xarn-inf-2a'] })).toMatch(
      en ? /2 foreign units go to the discards\. Tap more to add them\./ : /2 .*scarti/,
    );
  });

  test('with an empty hand one may pass, and reads so', () => {
    const scene = new Scene({ table: { A: ['inf-3a'], B: ['inf-2a'] }, hands: { A: [], B: 5 }, pile: 0 });
    expect(bar(scene, 0, {})).toMatch(
      en ? /Your hand is empty: attack, group units, or pass\. Pass/ : /Mano vuota: .*Passa/,
    );
  });

  test('PX-P17: who holds out chooses which attacking card goes', () => {
    const scene = new Scene({ table: { A: ['mech-3a+inf-1a'], B: ['air-5a'] } });
    scene.play('A', scene.attack('A:mech-3a', 'B:air-5a'));
    scene.passAll();
    const losses = usualLosses(game.view(scene.state, 1), 1);
    expect(bar(scene, 1, { losses })).toMatch(
      en
        ? /You hold out, 5 to 4\. Choose which attacking card is discarded\./
        : /Resisti 5 a 4: scegli quale attaccante/,
    );
  });

  test('PX-P26: a window says that a special is looked for, and when one is not asked', () => {
    const scene = new Scene({ table: { A: ['air-5a'], B: ['mech-4a'] }, hands: { A: ['truce'], B: ['plus-mech'] } });
    scene.play('A', scene.attack('A:air-5a', 'B:mech-4a'));
    expect(bar(scene, 1, {}, { searching: true })).toMatch(
      en ? /Choose a special from your hand, then its target\./ : /Scegli una speciale della tua mano/,
    );
    // Who has played a special of this turn is not asked again.
    const { window } = game.view(scene.state, 1);
    const view = { ...game.view(scene.state, 1), window: { ...window!, asked: [0] } };
    expect(bar(scene, 1, {}, { view })).toMatch(
      en ? /You are done here\. Waiting for answers\./ : /Non puoi più giocare speciali\./,
    );
    const { names } = of(scene, 1);
    expect(holdText(names, false)).toBe(
      en ? 'You will stop at the next window this turn.' : 'In questo turno ti fermeremo alla prossima occasione.',
    );
    expect(holdText(names, true)).toBe(en ? 'Hold is off.' : 'Non ti fermi più.');
  });

  test('the cartouche says who wins: as a special that is drawn would turn it, and briefly on a phone', () => {
    const scene = new Scene({ table: { A: ['air-5a'], B: ['air-4a'] }, hands: { A: 5, B: 5 } });
    const attack = scene.attack('A:air-5a', 'B:air-4a') as Extract<Move, { t: 'attack' }>;
    const { view, names } = of(scene, 0);
    const shown = (forces: Duel['forces'], width: number, would?: 'turns') =>
      read(
        <Clash
          {...{ view, names, quiet: false, plan: planOf(view, 0, 1, width, 600) }}
          duel={{ ...attack, forces, draft: false, ...(would === undefined ? {} : { would }) }}
        />,
      );
    expect(shown([6, 4], 1000, 'turns')).toMatch(en ? /Then you win and lose one card too/ : /Allora vinci/);
    expect(shown([5, 5], 1000, 'turns')).toMatch(en ? /Then it is a tie/ : /Allora è pareggio/);
    expect(shown([5, 4], 390)).toMatch(en ? /you win, and pay a card$/ : /vinci, e paghi una carta$/);
    expect(shown([5, 5], 390)).toMatch(en ? /a tie$/ : /pareggio$/);
    expect(shown([4, 5], 390)).toMatch(en ? /you lose one card$/ : /perdi una carta$/);
    const tie = new Scene({ table: { A: ['air-5a'], B: ['air-5a'] } });
    const seen = of(tie, 0);
    expect(plain(moveText(seen.names, seen.view, 0, tie.attack('A:air-5a', 'B:air-5a')))).toBe(
      en ? '5 : 5, a tie: nothing happens.' : '5 : 5, pareggio: non succede nulla.',
    );
  });

  test('those who listen hear the whole position', () => {
    const scene = new Scene({ table: { A: ['inf-3a'], B: ['inf-2a', 'mech-4a'] }, hands: { A: ['inf-1a'], B: 5 } });
    const { view, names } = of(scene, 0);
    expect(summary(names, view, names.say('bar.you'))).toMatch(
      en
        ? /^Your turn\. Turn 1\. You: Force 3, 1 stack\. Livia: Force 6, 2 stacks\. Hand: infantry 1, .*, yours$/
        : /^Tocca a te\. Turno 1\. Tu: Forza 3, 1 formazione\. Livia: Forza 6, 2 formazioni\. Mano: fanteria 1, /,
    );
    expect(standing({ ...view, phase: 'vote' }, says[lang])).toBe(en ? 'Voting on who starts' : 'Si vota chi comincia');
  });

  test('the end says why, and who is first among equals (PX-E4)', () => {
    const scene = new Scene({ table: { A: ['inf-3a'], B: ['inf-3a'] } });
    scene.play('A', { t: 'resign' });
    const { view, names } = of(scene, 1);
    expect(seatParts(view, names, 0).note).toBe(en ? 'gave up' : 'ha ceduto');
    const score = (result: Partial<FinalCount>) =>
      read(
        <Score
          {...{ view: { ...view, result: { ...view.result!, ...result } }, seats: seatsOf(2, 1), as: 1 }}
          say={says[lang]}
          result={game.result(scene.state)!}
        />,
      );
    expect(score({})).toMatch(en ? /^One side gave up\./ : /^Una parte si è arresa\./);
    expect(score({ why: 'stalemate', teamForce: [3, 3], winners: [0, 1] })).toMatch(
      en ? /^No card moved for too long.*the victory is shared\./ : /^Stallo: .*la vittoria è condivisa\./,
    );
    expect(score({ why: 'stalemate', teamForce: [3, 3], winners: [1] })).toMatch(
      en ? /Tied on Force: the strongest units decide\./ : /Parità di Forza: decidono le unità più forti\./,
    );
  });

  test('the discards count what is still to come', () => {
    const scene = new Scene({ table: { A: ['inf-3a'] }, discards: ['inf-1a'] });
    expect(read(<Discards {...of(scene, 0)} open finds={null} choose={() => {}} close={() => {}} />)).toMatch(
      en ? /Units not seen yet: in the pile or in other hands/ : /Unità non ancora viste/,
    );
  });

  test('what is the owner’s own: a set on the create screen, one with too few factions, a seat that starts', () => {
    const form = read(
      <OptionForm
        {...{ fields, kinds: game.optionKinds, seats: 2, say: says[lang], change() {} }}
        value={{ data: oddData }}
      />,
    );
    expect(form).toContain(en ? 'A set of your own' : 'Una serie tua');
    expect(readCards(oddData, 4, says[lang])).toBe(
      en ? 'This set has 3 factions for 4 seats.' : 'Questa serie ha 3 fazioni, e il tavolo 4 posti.',
    );
    expect(readCards(ours1, 4, says[lang])).toMatchObject({ id: ours1.id });
    expect(atTable(new Scene({ options: { firstPlayer: 1 } }).state.options, 'PX-S4', says[lang])).toBe(
      en ? 'seat 2 starts.' : 'comincia il posto 2.',
    );
  });
});
