import type { Observer, Seat } from '@orrery/kernel';
import type { Say } from '@orrery/words';
import { type DataSet, ours1, type PlanetId, type WeaponId } from '../data/index.ts';
import type { Options } from '../rules/kind.ts';
import { cards } from './en/cards.ts';
import type { MessageId } from './en.ts';

/** Names of things in the reader's language. Cards of a set we do not know keep the names their owner gave them. */
export interface Namer {
  readonly say: Say<MessageId>;
  readonly as: Observer;
  readonly set: DataSet;
  /** Where planets go that are cut off (SS-P15); absent: to Conquest. */
  readonly isolatedTo?: Options['isolatedTo'];
  name(seat: Seat): string;
}

export function namer(say: Say<MessageId>, as: Observer, name: (seat: Seat) => string, set: DataSet = ours1): Namer {
  return { say, as, name, set };
}

/** Is there a message of this name among those about cards? */
export function isCardMessage(id: string): id is keyof typeof cards {
  return Object.hasOwn(cards, id);
}

export function who({ as }: Namer, seat: Seat): 'you' | 'other' {
  return as === seat ? 'you' : 'other';
}

export function weaponName({ say, set }: Pick<Namer, 'say' | 'set'>, id: WeaponId): string {
  const known = ours1.weapons.find((card) => card.id === id);
  const given = set.weapons.find((card) => card.id === id)?.name ?? id;
  return known?.name === given && isCardMessage(id) ? say(id) : given;
}

/** On a small card there is room for one word. */
export function shortWeaponName(names: Pick<Namer, 'say' | 'set'>, id: WeaponId): string {
  const short = `short.${id}`;
  return isCardMessage(short) ? names.say(short) : weaponName(names, id);
}

/** What a weapon hits, in words; a set of another owner is only counted. */
export function reach({ say, set }: Pick<Namer, 'say' | 'set'>, id: WeaponId): string {
  const known = `reach.${id}`;
  if (set.id === ours1.id && isCardMessage(known)) return say(known);
  return say('reach.other', { cells: set.weapons.find((card) => card.id === id)?.cells.length ?? 0 });
}

/** "the Cross". */
export function theWeapon(names: Namer, id: WeaponId): string {
  return names.say('weapon.the', { id, weapon: weaponName(names, id) });
}

/** "your Cross", "Livia's Cross". */
export function weaponOf(names: Namer, owner: Seat, id: WeaponId): string {
  const values = { id, weapon: weaponName(names, id), name: names.name(owner) };
  return names.say(who(names, owner) === 'you' ? 'weapon.yours' : 'weapon.theirs', values);
}

/** Names of ours have a form in each language; those of another set stay as their owner gave them. */
export function planetName(say: Say<MessageId>, name: string): string {
  const known = `name.${name}`;
  return isCardMessage(known) ? say(known) : name;
}

/** "a 1 with a moon", "Cinder at 3", "a Dark planet". */
export function planetAt({ say, set }: Pick<Namer, 'say' | 'set'>, id: PlanetId, level: number | null): string {
  const card = set.planets.find((planet) => planet.id === id);
  if (card === undefined || level === null) return say('planet.dark');
  const { moons } = card;
  if (card.name === null) return say('planet.small', { level, moons });
  return say('planet.named', { planet: planetName(say, card.name), level, moons });
}

/** A planet card in a pile, where its level no longer counts. */
export function planetCard({ say, set }: Pick<Namer, 'say' | 'set'>, id: PlanetId): string {
  const card = set.planets.find((planet) => planet.id === id);
  if (card === undefined || card.kind === 'dark') return say('planet.darkCard');
  const { moons } = card;
  if (card.name === null) return say('planet.smallCard', { moons });
  return say('planet.card', { planet: planetName(say, card.name), moons });
}

/** The first letter of a sentence, behind any bold mark. */
export function capital(text: string): string {
  return text.replace(/^((?:<b>)?)(\p{L})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());
}
