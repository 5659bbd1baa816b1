import type { Picture } from './hand.ts';
import type { Lines } from './ink.ts';
import { type Eye, odds } from './recognise.ts';

/** Those who will guess what a seat draws, as it imagines them while it draws. */
export class Onlookers {
  private readonly eye: Eye;
  private readonly guides: readonly (readonly Picture[])[];
  private readonly word: number;
  /** The other words, first what the last drawing was likeliest to be taken for. */
  private readonly rivals: number[];

  /** `word`: which of those that the guides are of is drawn. */
  constructor(eye: Eye, guides: readonly (readonly Picture[])[], word: number) {
    this.eye = eye;
    this.guides = guides;
    this.word = word;
    this.rivals = [...guides.keys()].filter((each) => each !== word);
  }

  /**
   * How likely they would take a drawing for the word that is meant. Where that is below `least`, something below it as well:
   * a rival or two are enough to see that.
   */
  recognise(lines: Lines, least: number): number {
    const unlikeWord = this.eye(lines);
    const unlike: number[] = [];
    unlike[this.word] = unlikeWord(this.guides[this.word]!);
    for (const [i, rival] of this.rivals.entries()) {
      unlike[rival] = unlikeWord(this.guides[rival]!);
      const seen = [this.word, ...this.rivals.slice(0, i + 1)].map((each) => unlike[each]!);
      const most = odds(seen)[0]!;
      if (most < least - ROUNDED) return most;
    }
    this.rivals.sort((a, b) => unlike[a]! - unlike[b]!);
    return odds(unlike)[this.word]!;
  }
}
/** Sums of the same numbers in another order differ by less. */
const ROUNDED = 1e-9;
