import type { Observer, Seat } from '@orrery/kernel';
import { listed, type Say, type Sentence } from '@orrery/words';
import { type Bag, type Faction, type Kit, ours1, resources, type ShipClass } from '../data/index.ts';
import type { Options } from '../rules/options.ts';
import type { Thing } from '../rules/things.ts';
import type { MessageId } from './en.ts';
import { setOf } from './panels.ts';

export { panelNumeral, panelOf, setOf } from './panels.ts';

/** Names of things in the reader's language. Ships bear the names their set gives them. */
export interface Namer {
  readonly say: Say<MessageId>;
  readonly as: Observer;
  /** null: as at a usual table, where the faction of a seat is not known. */
  readonly options: Options | null;
  name(seat: Seat): string;
}
type Names = Pick<Namer, 'say' | 'options'>;

/** Things that people speak of with their owner: all that fights and is no ship. */
export type Post = 'cannon' | 'tower' | Kit;

export function factionOf({ options }: Pick<Namer, 'options'>, seat: Seat): Faction {
  return options?.factions[seat] ?? 'humans';
}

export function who({ as }: Pick<Namer, 'as'>, seat: Seat): 'you' | 'other' {
  return as === seat ? 'you' : 'other';
}

/** "Spear": in the reader's language, unless an owner's data set gives it a name of its own. */
export function className({ say, options }: Names, seat: Seat, cls: ShipClass): string {
  const faction = factionOf({ options }, seat);
  const named = setOf(options).factions[faction].names[cls];
  return named === ours1.factions[faction].names[cls] ? say(`ship.${faction}.${cls}`) : named;
}

/** "Spear 3", bold in a sentence. */
export function shipText(names: Names, seat: Seat, cls: ShipClass, no: number): string {
  return names.say('ship.text', { ship: className(names, seat, cls), no });
}
export function shipPlain(names: Names, seat: Seat, cls: ShipClass, no: number): string {
  return names.say('ship.plain', { ship: className(names, seat, cls), no });
}

/** "Thalassa": planets are named by their number. */
export function planetName(say: Say<MessageId>, planet: number): string {
  return planet < PLANET_NAMES ? say(`planet.${planet}` as MessageId) : say('planet.more', { no: planet + 1 });
}
const PLANET_NAMES = 18;

/** "20 B, 10 M"; letters as on the box. */
export function goodsText(say: Say<MessageId>, bag: Bag): string {
  const parts = resources.filter((res) => bag[res] !== 0).map((res) => say('goods.one', { count: bag[res], res }));
  return parts.length === 0 ? say('goods.none') : parts.join(', ');
}

/** "20 biomass and 10 metal", for those who listen. */
export function goodsSpoken(say: Say<MessageId>, bag: Bag): string {
  const parts = resources
    .filter((res) => bag[res] !== 0)
    .map((res) => say('goods.spoken', { count: bag[res], res: say(`res.${res}`) }));
  return parts.length === 0 ? say('goods.none') : listed(say, parts);
}

export function total(...bags: readonly Bag[]): Bag {
  const sum = { B: 0, C: 0, F: 0, M: 0 };
  for (const bag of bags) for (const res of resources) sum[res] += bag[res];
  return sum;
}

/** A person as the object of a sentence: "you", "Livia". */
export function object(names: Namer, seat: Seat): string {
  return who(names, seat) === 'you' ? names.say('you.object') : names.name(seat);
}

/** "your cannon", "Livia’s Mega 12". */
export function owned(names: Namer, seat: Seat, kind: Thing, ship: number | null): string {
  const mine = who(names, seat) === 'you';
  if (ship !== null) {
    const text = shipText(names, seat, kind as ShipClass, ship);
    return names.say(mine ? 'yours.ship' : 'theirs.ship', { ship: text, name: names.name(seat) });
  }
  return names.say(mine ? `thing.your.${kind as Post}` : `thing.of.${kind as Post}`, { name: names.name(seat) });
}

/** The first letter of a sentence, behind any bold mark. */
export function capital(text: string): string {
  return text.replace(/^((?:<b>)?)(\p{L})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());
}

/** A message with what fills it. */
export function line(id: MessageId, values: Sentence['values']): Sentence<MessageId> {
  return { id, values };
}

/** Who a sentence is about: `{who, select, you {You build} other {{name} builds}}`. */
export function person(names: Namer, seat: Seat): { readonly who: string; readonly name: string } {
  return { who: who(names, seat), name: names.name(seat) };
}
