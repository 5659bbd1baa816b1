import type { Seat } from '@orrery/kernel';
import type { Template, Templates, WordId } from '../data/index.ts';
import { canonicalTemplates, seenTemplates, templates } from '../data/templates.ts';
import { boxed, type Lines } from './ink.ts';

/** A drawing of a word that a bot knows. */
export interface Picture {
  readonly word: WordId;
  readonly style: string;
  /** In its box: longer side 1, middle 0. */
  readonly lines: Lines;
  /** Its corners, two numbers each, and how many lines meet there. */
  readonly corners: Float64Array;
  readonly meeting: readonly number[];
  /** By their ends: which corners each line joins. */
  readonly joins: Template['edges'];
}

/** All drawings of a word that bots draw; none of a word that somebody made up. */
export const picturesOf = album(templates);
/** Drawings of a word by other people: bots know them when they guess. */
export const seenOf = album(seenTemplates);

function album(drawings: Templates): (word: WordId) => readonly Picture[] {
  const pictures = new Map<WordId, readonly Picture[]>();
  return (word) => {
    let known = pictures.get(word);
    if (known === undefined) {
      known = (drawings[word] ?? []).map((template) => picture(word, template));
      pictures.set(word, known);
    }
    return known;
  };
}

export function picture(word: WordId, template: Template): Picture {
  const corners = boxed(Float64Array.from(template.pts.flat()));
  const at = (i: number) => [corners[2 * i]!, corners[2 * i + 1]!];
  const lines = Float64Array.from(template.edges.flatMap(([a, b]) => [...at(a), ...at(b)]));
  return {
    word,
    style: template.v,
    lines,
    corners,
    meeting: template.pts.map((_, i) => template.edges.filter((edge) => edge.includes(i)).length),
    joins: template.edges,
  };
}

/**
 * In which style a bot in this seat draws in this round. Who guesses leaves that style out: bots who drew and guessed from the
 * same pictures would understand each other, and nobody else, far too well.
 */
export function drawnBy(pictures: readonly Picture[], seat: Seat, round: number): Picture {
  return pictures[(seat + round) % pictures.length]!;
}
export function comparedWith(pictures: readonly Picture[], seat: Seat, round: number): readonly Picture[] {
  const drawn = drawnBy(pictures, seat, round);
  return pictures.length < 2 ? pictures : pictures.filter((each) => each !== drawn);
}

/** For a word nobody has drawn before: some picture of the canonical deck that is not of this card, always the same for the same word. */
export function standIn(word: WordId, card: readonly WordId[]): WordId {
  const others = Object.keys(canonicalTemplates).filter((each) => !card.includes(each));
  let hash = 7;
  for (let i = 0; i < word.length; i++) hash = (hash * 31 + word.charCodeAt(i)) % 65521;
  return others[hash % others.length]!;
}
