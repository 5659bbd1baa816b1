import type { Seat } from '@orrery/kernel';
import { listed, type Sentence } from '@orrery/words';
import { type Bag, NO_GOODS } from '../data/index.ts';
import type { Lot, SeenOf } from '../rules/events.ts';
import type { ContractSeen } from '../rules/seen.ts';
import type { MessageId } from './en.ts';
import { goodsText, line, type Namer, person, planetName, shipText, who } from './names.ts';

type Line = Sentence<MessageId> | null;

/** What is said of holds and contracts: mostly to those whom they concern. */

/** What a party gives under a contract; nothing where it is a gift. */
export function givenBy({ legs }: ContractSeen, giver: Seat): Bag {
  return legs.find(({ from }) => from === giver)?.goods ?? NO_GOODS;
}

/** "Ada gives 20 B, you give 10 M": who gives nothing is left out, for it is a gift then. */
export function termsText(contract: ContractSeen, names: Namer): string {
  return listed(
    names.say,
    contract.legs.map(({ from, goods }) =>
      names.say('terms.giver', { goods: goodsText(names.say, goods), ...person(names, from) }),
    ),
  );
}

export function proposed({ contract }: SeenOf<'contractProposed'>, names: Namer): Line {
  const { proposer, partner, carrier, secret } = contract;
  const mine = proposer === names.as;
  return line(mine ? 'contractProposed.mine' : 'contractProposed.theirs', {
    name: names.name(mine ? partner : proposer),
    give: goodsText(names.say, givenBy(contract, proposer)),
    take: goodsText(names.say, givenBy(contract, partner)),
    ship: shipText(names, proposer, 'cargo', carrier),
    secret: secret ? 'yes' : 'no',
  });
}

export function declined(
  { t, by, parties: [one, other], why = 'none' }: SeenOf<'contractDeclined' | 'contractWithdrawn'> & { why?: string },
  names: Namer,
): Line {
  const name = names.name(one === names.as ? other : one);
  return line(by === names.as ? `${t}.mine` : `${t}.theirs`, { name, why });
}

export function withheld({ by, on, parties: [one, other] }: SeenOf<'contractWithheld'>, names: Namer): Line {
  // Told to one alone where nothing changed: there is nobody to name.
  if (one === other) return null;
  const name = names.name(one === names.as ? other : one);
  return line(by === names.as ? 'contractWithheld.mine' : 'contractWithheld.theirs', { name, on: on ? 'yes' : 'no' });
}

export function signed({ no, contract }: SeenOf<'contractSigned'>, names: Namer): Line {
  if (contract === null) return line('contractSigned.faceDown', { no });
  return line('contractSigned.read', { no, terms: termsText(contract, names) });
}

export function revealed({ contract, why }: SeenOf<'contractRevealed'>, names: Namer): Line {
  return line(`contractRevealed.${why}`, { no: contract.no ?? 0, terms: termsText(contract, names) });
}

export function loaded(seen: SeenOf<'loaded'>, names: Namer): Line {
  const { seat, ship, from, structure, lots, kit } = seen;
  const common = { ship: shipText(names, seat, 'cargo', ship), ...person(names, seat) };
  if (structure !== null) return line('loaded.structure', { ...common, thing: names.say(`thing.a.${structure}`) });
  const planet = 'planet' in from ? planetName(names.say, from.planet) : '';
  const what = lots.map((lot) => lotText(lot, names));
  if (kit !== 'none' && kit !== 'unknown') what.push(names.say(`thing.a.${kit}`));
  if (what.length > 0) return line('loaded.with', { ...common, planet, what: listed(names.say, what) });
  return line(kit === 'none' ? 'loaded.nothing' : 'loaded.unseen', { ...common, planet });
}

export function unloaded({ seat, ship, planet, taker, lots }: SeenOf<'unloaded'>, names: Namer): Line {
  const common = {
    ...{ ship: shipText(names, seat, 'cargo', ship), ...person(names, seat) },
    planet: planetName(names.say, planet),
    to: taker === seat ? 'self' : who(names, taker),
    taker: names.name(taker),
  };
  if (lots.length === 0) return line('unloaded.unseen', common);
  const what = listed(
    names.say,
    lots.map((lot) => lotText(lot, names)),
  );
  return line('unloaded.with', { ...common, what });
}

function lotText({ no, goods, back }: Lot, { say }: Namer): string {
  return say(back ? 'lot.back' : 'lot.for', { no, goods: goodsText(say, goods) });
}
