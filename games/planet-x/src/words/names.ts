import type { Observer, Seat } from '@orrery/kernel';
import type { Say } from '@orrery/words';
import { type CardId, type DataSet, type FactionCard, type Named, ours1, specialOf, unitOf } from '../data/index.ts';
import type { MessageId } from './en.ts';

/** Names of things in the reader's language. Cards bear the names their set gives them. */
export interface Namer {
  readonly say: Say<MessageId>;
  readonly as: Observer;
  readonly set: DataSet;
  name(seat: Seat): string;
}

export function namer(say: Say<MessageId>, as: Observer, name: (seat: Seat) => string, set: DataSet = ours1): Namer {
  return { say, as, name, set };
}

export function who({ as }: Pick<Namer, 'as'>, seat: Seat): 'you' | 'other' {
  return as === seat ? 'you' : 'other';
}

export function factionOf(set: DataSet, id: string): FactionCard | null {
  return set.factions.find((faction) => faction.id === id) ?? null;
}

export function inTongue(say: Say<MessageId>, named: Named): string {
  return say('lang') === 'it' ? named.it : named.en;
}

/** The bare name of a card; of one that is in no set we know, its id. */
export function cardName({ say, set }: Pick<Namer, 'say' | 'set'>, id: CardId): string {
  const card = unitOf(set, id) ?? specialOf(set, id);
  return card === null ? id : inTongue(say, card.name);
}

/** "Hawk Interceptor (aircraft 5)", "Ion Storm". */
export function cardText(names: Pick<Namer, 'say' | 'set'>, id: CardId): string {
  const { say, set } = names;
  const unit = unitOf(set, id);
  const card = cardName(names, id);
  if (unit === null) return say('card.special', { card });
  return say('card.unit', { card, type: say(`type.${unit.type}`), force: unit.force });
}

/** What a special does, in words. */
export function effectText({ say, set }: Pick<Namer, 'say' | 'set'>, id: CardId): string {
  const card = specialOf(set, id);
  if (card === null) return '';
  const [effect, type] = card.key.split('-') as [Effect, 'inf' | 'mech' | 'air' | 'ship' | undefined];
  if (type === undefined) return say(`effect.${effect}`);
  return say(`effect.${effect}`, { type: say(`type.${type}`), amount: Math.abs(card.amount ?? 0) });
}
type Effect = 'plus' | 'minus' | 'recover' | 'eliminate' | 'pirates' | 'truce';

/** "+2", "−3": a real minus sign. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** A person as the object of a sentence: "you", "Livia". */
export function object(names: Namer, seat: Seat): string {
  return who(names, seat) === 'you' ? names.say('you.object') : names.name(seat);
}

/** The first letter of a sentence, behind any bold mark. */
export function capital(text: string): string {
  return text.replace(/^((?:<b>)?)(\p{L})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());
}
