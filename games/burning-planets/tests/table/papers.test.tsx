import { type Lang, langs, type Say } from '@orrery/words';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Bag } from '../../src/data/index.ts';
import type { ContractSeen } from '../../src/rules/seen.ts';
import type { State } from '../../src/rules/state.ts';
import { whatCanBeDone } from '../../src/table/can.ts';
import { Contracts, Reasons } from '../../src/table/contracts/Contracts.tsx';
import { draftOf, givenIn, takenIn } from '../../src/table/contracts/draft.ts';
import { ContractForm } from '../../src/table/contracts/Form.tsx';
import { dealingsOf } from '../../src/table/contracts/history.ts';
import { MOODS, type Mood, moodOf } from '../../src/table/contracts/likely.ts';
import { Paper } from '../../src/table/contracts/Paper.tsx';
import { Prospect } from '../../src/table/contracts/Prospect.tsx';
import { tableNames } from '../../src/table/names.ts';
import { secrets } from '../../src/table/secrets.ts';
import { senseOf } from '../../src/table/sense.ts';
import { market } from '../fixtures/market.ts';
import { bag, play, signed, told, view } from '../fixtures/play.ts';
import { deal } from '../words/samples.ts';
import { html, panelOf, seatsOf, strictly, text } from './spoken.tsx';

let says: Record<Lang, Say>;
beforeAll(async () => {
  says = await strictly();
});

describe.each(langs)('contracts in %s', (lang) => {
  const en = lang === 'en';
  const names = (s: State, as: number) => tableNames(says[lang], as, seatsOf(3, as), s.options);
  const drawer = (s: State, as: number, heard: ReturnType<typeof told> = []) =>
    text(
      html(
        says[lang],
        lang,
        <Contracts
          {...panelOf(s, as, says[lang])}
          sense={senseOf(view(s, as), as)}
          told={[{ no: 1, at: 0, seen: heard }]}
          draft={null}
          write={() => {}}
          close={() => {}}
        />,
      ),
    );
  /** A proposes to B. */
  const proposed = (give: Partial<Bag>, take: Partial<Bag>) => {
    const { s, cargo } = market();
    const terms = { partner: 1, carrier: cargo, give: bag(give), take: bag(take), secret: true };
    return play(s, 'A', { t: 'proposeContract', ...terms });
  };

  test('a proposal is judged by what it brings: a gift, a loss, goods that are not there yet', () => {
    expect(drawer(proposed({ B: 5 }, {}).s, 1)).toMatch(en ? /you get 5 B for nothing/ : /5 B, in cambio di niente/);
    const dear = drawer(proposed({}, { M: 50 }).s, 1);
    expect(dear).toMatch(
      en ? /you give 50 M for nothing\. You don’t have/ : /dai 50 M, in cambio di niente\. Ora non hai/,
    );
    const { s } = proposed({ B: 5 }, {});
    const seen = view(s, 1);
    const can = whatCanBeDone(names(s, 1), senseOf(seen, 1), { structures: [], ships: [], actions: [] }, false, 0);
    expect(can).toEqual([en ? 'answer a proposal' : 'rispondere a una proposta']);
  });

  test('no is said with a reason or without, and stays to be read by who said it', () => {
    const offer = proposed({ B: 5 }, { M: 5 });
    const [contract] = view(offer.s, 1).proposals;
    const reasons = text(
      html(says[lang], lang, <Reasons names={names(offer.s, 1)} contract={contract!} open act={() => {}} />),
    );
    const said = en
      ? ['Too dear', 'Not now', 'Not with you', 'Not with that ship', 'No reason']
      : ['Troppo caro', 'Non adesso', 'Non con te', 'Non con quella nave', 'Senza motivo'];
    for (const each of said) expect(reasons).toContain(each);
    const no = play(offer.s, 'B', { t: 'declineContract', id: contract!.id!, why: 'later' });
    expect(drawer(no.s, 1, [...told(offer.events, 1), ...told(no.events, 1)])).toMatch(
      en ? /You declined: not now\./ : /Hai rifiutato: non adesso\./,
    );
  });

  test('my own goods are withheld and released, and the paper says which (BP-P49)', () => {
    const { s, cargo } = market();
    const { s: running, id } = signed(s, ['A', 'B'], { give: { B: 20 }, take: { M: 50 }, carrier: cargo });
    // B has 12 of the 50.
    expect(drawer(running, 1)).toMatch(en ? /the goods are missing/ : /le merci non ci sono/);
    const held = play(running, 'A', { t: 'withhold', id, on: true }).s;
    expect(drawer(held, 0)).toMatch(en ? /withheld.*Release my goods/ : /trattenuto.*Sblocca le mie merci/);
  });

  test('how far each side has come, and how it ended', () => {
    const { s, cargo } = market();
    const paper = (contract: Partial<ContractSeen>, legs: readonly ContractSeen['legs'][number]['state'][]) =>
      text(
        html(
          says[lang],
          lang,
          <Paper
            view={view(s, 2)}
            names={names(s, 2)}
            contract={{
              ...deal,
              ...{ carrier: cargo, ...contract },
              legs: deal.legs.map((leg, i) => ({ ...leg, state: legs[i]!, covered: null, withheld: null })),
            }}
          />,
        ),
      );
    expect(paper({ state: 'signed' }, ['aboard', 'delivered'])).toMatch(
      en ? /20 aboard.*10 delivered/ : /20 a bordo.*10 consegnato/,
    );
    const broken = paper({ state: 'broken', carrier: 99 }, ['lost', 'due']);
    expect(broken).toMatch(en ? /secret, broken.*lost.*Its carrier is gone/ : /segreto, violato.*perduto.*distrutta/);
    expect(paper({ state: 'done' }, ['delivered', 'delivered'])).toMatch(en ? /secret, kept/ : /segreto, onorato/);
    expect(paper({ state: 'void' }, ['due', 'due'])).toMatch(en ? /secret, void/ : /segreto, annullato/);
  });

  test('those that ended have a pile of their own, and count no longer among the secrets', () => {
    const { s, cargo } = market();
    const { s: running } = signed(s, ['A', 'B'], { give: { B: 20 }, carrier: cargo });
    const secret = (now: State) => secrets((eyes) => view(now, eyes === 'open' ? 0 : eyes), 0, names(now, 0).say);
    expect(secret(running)).toContain(en ? 'one secret contract' : 'un contratto segreto');
    // Who gives up leaves nothing behind: what they signed is void.
    const gone = play(running, 'B', { t: 'concede' }).s;
    expect(drawer(gone, 0)).toMatch(en ? /Ended.*void/ : /Conclusi.*annullato/);
    expect(secret(gone).join()).not.toMatch(/contr/);
  });

  test('a bot would sign from hardly to gladly, and what would be even is told; the past is told, too', () => {
    const { s } = market();
    const sense = senseOf(view(s, 0), 0);
    const prospect = (give: Partial<Bag>, take: Partial<Bag>, heard: ReturnType<typeof told> = []) =>
      text(
        html(
          says[lang],
          lang,
          <Prospect
            {...{ sense, names: names(s, 0), partner: 1, give: bag(give), take: bag(take), empty: false }}
            seats={seatsOf(3, 0).map((one) => (one.seat === 1 ? { ...one, kind: 'bot' } : one))}
            dealings={dealingsOf([{ no: 1, at: 0, seen: heard }])}
          />,
        ),
      );
    const found = new Map<Mood, string>();
    for (let count = 1; count <= 400; count++) {
      const mood = moodOf(sense, names(s, 0), 1, bag({ B: count }), bag({ M: 20 }));
      if (!found.has(mood)) found.set(mood, prospect({ B: count }, { M: 20 }));
    }
    const words = en
      ? ['hardly', 'doubtful', 'perhaps', 'likely', 'gladly']
      : ['difficile', 'in dubbio', 'forse', 'probabile', 'volentieri'];
    for (const [i, mood] of MOODS.entries())
      expect(found.get(mood)).toMatch(
        new RegExp(
          en ? `Will they sign\\? ${words[i]}.*About \\d+ B for 20 M` : `Firmerà\\? ${words[i]}.*\\d+ B per 20 M`,
        ),
      );
    const offer = proposed({ B: 5 }, { M: 5 });
    const { id } = view(offer.s, 1).proposals[0]!;
    const no = play(offer.s, 'B', { t: 'declineContract', id: id!, why: 'dear' });
    const yes = play(offer.s, 'B', { t: 'signContract', id: id! });
    const heard = [offer, no, yes].flatMap(({ events }) => told(events, 0));
    const past = prospect({ B: 1 }, { M: 1 }, heard);
    expect(past).toMatch(
      en
        ? /Last signed with Livia: you gave 5 B for 5 M\. .*Last declined by Livia: 5 B for 5 M, too dear\./
        : /Ultimo firmato con Livia: davi 5 B per 5 M\. .*Livia.*5 B.*5 M/,
    );
  });

  test('whoever offers more than there is reads when it is needed, and who asks for nothing that it is a gift', () => {
    const { s, cargo } = market();
    const panel = panelOf(s, 0, says[lang]);
    const formFor = (give: number, take: number) => {
      const legs = [
        { ...deal.legs[0]!, from: 0, to: 1, goods: bag({ B: give }) },
        { ...deal.legs[1]!, from: 1, to: 0, goods: bag({ M: take }) },
      ];
      const counter = { ...deal, proposer: 1, partner: 0, carrier: cargo, state: 'proposed' as const, legs };
      const draft = draftOf(panel.view, 0, { carrier: cargo, counter });
      expect([givenIn(draft), takenIn(draft)]).toEqual([bag({ B: give }), bag({ M: take })]);
      return text(
        html(
          says[lang],
          lang,
          <ContractForm
            {...{
              ...panel,
              sense: senseOf(panel.view, 0),
              told: [],
              names: names(s, 0),
              me: 0,
              dealings: dealingsOf([]),
            }}
            {...{ act() {}, close() {}, write() {}, draft }}
          />,
        ),
      );
    };
    const form = formFor(90, 5);
    expect(form).toMatch(en ? /You don’t have that much yet/ : /Ora non ne hai abbastanza/);
    expect(form).toMatch(
      en ? /give.*get.*The trip takes about \d+ turns/ : /dai.*ricevi.*Il viaggio dura circa \d+ turni/,
    );
    expect(formFor(5, 0)).toContain(en ? 'A gift: you get nothing back.' : 'Un dono: non torna nulla.');
  });
});
