import type { Observer, Seat } from '@orrery/kernel';
import type { Say } from '@orrery/words';
import { type Chosen, cardOf, deckOf, type Sky, type Star, skyOf, type Word, wordOf } from '../data/index.ts';
import type { MessageId } from './en.ts';

/** Names of things in the reader's language. */
export interface Namer {
  readonly say: Say<MessageId>;
  readonly as: Observer;
  readonly data: Pick<Chosen, 'sky' | 'cards'>;
  name(seat: Seat): string;
}

export function who({ as }: Pick<Namer, 'as'>, seat: Seat): 'you' | 'other' {
  return as === seat ? 'you' : 'other';
}

export function person(names: Namer, seat: Seat): { readonly who: string; readonly name: string } {
  return { who: who(names, seat), name: names.name(seat) };
}

/** A person as the object of a sentence: "you", "Livia". */
export function object(names: Namer, seat: Seat): string {
  return who(names, seat) === 'you' ? names.say('you') : names.name(seat);
}

/** Words come in pairs: each person reads their own language. */
export function inTongue(say: Say<MessageId>, word: Word): string {
  return say('lang') === 'it' ? word.it : word.en;
}

/** The word of a number on a card; its number where there is no such card. */
export function wordText({ say, data }: Pick<Namer, 'say' | 'data'>, card: string | null, number: number): string {
  const found = card === null ? null : cardOf(data, card);
  const word = found === null ? null : wordOf(found, number);
  return word === null ? String(number) : inTongue(say, word);
}

export function cardName({ data }: Pick<Namer, 'data'>, id: string): string {
  return deckOf(data).cards.find((card) => card.id === id)?.name ?? id;
}

/** A type of ours in words; one that an owner brought keeps its name. */
export function typeName(say: Say<MessageId>, type: string): string {
  return isOurType(type) ? say(`type.${type}`) : type;
}
export function colourName(say: Say<MessageId>, colour: string): string {
  return isOurColour(colour) ? say(`colour.${colour}`) : colour;
}
/** Beside a star, and in the counts. */
export function colourLetter(say: Say<MessageId>, colour: string): string {
  return isOurColour(colour) ? say(`colours.letter.${colour}`) : colour.slice(0, 1).toUpperCase();
}
export function faceName(say: Say<MessageId>, face: string): string {
  return isOurType(face) || face === '?' || face === 'erase' ? say(`face.${face}`) : capital(face);
}
export function faceText(say: Say<MessageId>, face: string): string {
  return isOurType(face) || face === '?' || face === 'erase'
    ? say(`face.${face}.text`)
    : say('face.own.text', { type: face });
}

const OUR_TYPES = ['spark', 'star', 'burst', 'ring'] as const;
const OUR_COLOURS = ['yellow', 'red', 'blue', 'green', 'violet'] as const;
export function isOurType(type: string): type is (typeof OUR_TYPES)[number] {
  return OUR_TYPES.some((ours) => ours === type);
}
export function isOurColour(colour: string): colour is (typeof OUR_COLOURS)[number] {
  return OUR_COLOURS.some((ours) => ours === colour);
}

/** Ten columns A to J, ten rows 1 to 10, whatever the size of the sky. */
export function cellOf({ width, height }: Pick<Sky, 'width' | 'height'>, { x, y }: Pick<Star, 'x' | 'y'>): string {
  const tenth = (at: number, of: number) => Math.min(9, Math.floor((10 * at) / of));
  return `${'ABCDEFGHIJ'[tenth(x, width)]}${tenth(y, height) + 1}`;
}

/** "spark E4". */
export function starName({ say, data }: Pick<Namer, 'say' | 'data'>, id: string): string {
  const sky = skyOf(data);
  const star = sky.stars.find((each) => each.id === id);
  return star === undefined ? id : say('star.name', { type: typeName(say, star.type), cell: cellOf(sky, star) });
}

/** A star as a line leaves or reaches it, or as it is crossed out: languages join the two each in their own way. */
export function starJoined({ say, data }: Pick<Namer, 'say' | 'data'>, id: string, how: 'From' | 'To' | 'The'): string {
  const sky = skyOf(data);
  const star = sky.stars.find((each) => each.id === id);
  if (star === undefined) return id;
  const { type } = star;
  return say(`bar.star${how}`, { type, name: typeName(say, type), cell: cellOf(sky, star) });
}

export function capital(text: string): string {
  return text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}

/** Duo: how the team did, out of two right guesses a round. */
export function gradeOf(team: number, most: number): MessageId {
  const missed = most - team;
  return missed <= 0 ? 'grade.clear' : missed === 1 ? 'grade.clouds' : missed === 2 ? 'grade.haze' : 'grade.fog';
}
