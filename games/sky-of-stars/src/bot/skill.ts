import type { CommonLevel, Manner } from '@orrery/kernel';
import { type Eye, unlikeWord } from './recognise.ts';

/** How well a level draws and guesses. */
export interface Skill {
  /** Places tried for the picture before the first star. */
  readonly tries: number;
  /** How often a line is drawn without much thought. */
  readonly slip: number;
  /** The telling parts of the picture come first. */
  readonly telling: boolean;
  /** Thinks of the next roll too. */
  readonly ahead: boolean;
  /** What it counts beside ink that others would take the drawing for what it is meant to be; 0: not thought of. */
  readonly shown: number;
  /** What a colour that may still win its box (SK-E3) counts beside ink: a tie-break, and no more. */
  readonly colour: number;
  /** How far likeness is trusted in a guess; Infinity always takes the likeliest word. */
  readonly calm: number;
  /** Calls STOP once so much of the picture stands. */
  readonly enough: number;
  /** Or of so much of it, when no line would better it any more. */
  readonly nearly: number;
  /** By what a drawing is taken for one word rather than another. */
  readonly eye: Eye;
  readonly erases: 'anywhere' | 'nearby' | 'what is needed';
}

export type Skills = Readonly<Record<CommonLevel, Omit<Skill, 'eye'>>>;

const skills: Skills = {
  easy: {
    tries: 12,
    slip: 0.8,
    telling: false,
    ahead: false,
    shown: 0,
    colour: 0,
    calm: 2,
    enough: 0.85,
    nearly: 0.75,
    erases: 'anywhere',
  },
  normal: {
    tries: 300,
    slip: 0,
    telling: true,
    ahead: false,
    shown: 0,
    colour: 0.004,
    calm: 4,
    enough: 0.93,
    nearly: 0.75,
    erases: 'nearby',
  },
  hard: {
    tries: 600,
    slip: 0,
    telling: true,
    ahead: true,
    shown: 0.8,
    colour: 0.004,
    calm: Infinity,
    enough: 0.93,
    nearly: 0.75,
    erases: 'what is needed',
  },
};

/** Who is bold calls STOP on a picture that others can just make out; who is careful draws on until nothing is missing. */
const stopsAt: Readonly<Partial<Record<Manner, Pick<Skill, 'enough' | 'nearly'>>>> = {
  bold: { enough: 0.82, nearly: 0.6 },
  careful: { enough: 0.985, nearly: 0.9 },
};

export function skillOf(level: CommonLevel, manner?: Manner): Skill {
  return { ...skills[level], eye: unlikeWord, ...(manner === undefined ? {} : stopsAt[manner]) };
}
