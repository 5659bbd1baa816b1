import type { Chance, Seat } from '@orrery/kernel';
import { deckOf, dieOf } from '../../data/index.ts';
import { chartOf } from '../../rules/chart.ts';
import { begin, draw } from '../../rules/draw.ts';
import { carryOn } from '../../rules/flow.ts';
import type { Move } from '../../rules/kind.ts';
import { DEFAULTS } from '../../rules/options.ts';
import { boxes, roundScore } from '../../rules/score.ts';
import { blank } from '../../rules/setup.ts';
import { ORDER, type Show, type State, skyAt } from '../../rules/state.ts';
import type { StepName } from '../../rules/steps.ts';
import type { View } from '../../rules/view-kind.ts';

export const ME = 0;
export const RIVAL = 1;
const THIRD = 2;

/** One lesson: a position of the real rules, and the one thing to do in it. */
export interface Scene {
  readonly id: 'start' | 'typed' | 'wild' | 'over' | 'refused' | 'erase' | 'stop' | 'guess' | 'points';
  readonly card: string;
  /** Mine and the rival's. */
  readonly numbers: readonly [number, number];
  /** A constellation as a start star and its lines. */
  readonly mine: string;
  readonly earlier?: string;
  readonly theirs?: string;
  /** How the lesson opens: the step that puts the question, and the face of the die. */
  readonly opens: StepName;
  readonly face?: string;
  /** The moves that lead on; the lesson is on rails. */
  goal(move: Move): boolean;
  /** Has it been done? Where it is a line that the rules refuse, `tried` tells. */
  done(view: View, tried: boolean): boolean;
  /** What is marked to be touched, where the bright stars do not show it already. */
  readonly marked?: readonly string[];
  /** The line to it is one that the rules refuse, and trying it is the lesson. */
  readonly inVain?: true;
  /** A round as it was guessed: the reader counts what it brought them. */
  readonly counts?: readonly Show[];
}

const HOUSE = ['S078', 'S078-S067', 'S067-S080', 'S080-S103', 'S078-S101'];
const ARROW = 'S040 S040-S045 S045-S044 S045-S052';
const sealed = (view: View) => view.mine?.answer != null;

export const SCENES: readonly Scene[] = [
  {
    id: 'start',
    card: 'cepheus',
    numbers: [1, 3],
    mine: '',
    opens: 'deal',
    goal: ({ t }) => t === 'start',
    done: sealed,
    marked: HOUSE.slice(0, 1),
  },
  {
    id: 'typed',
    card: 'cepheus',
    numbers: [1, 3],
    mine: HOUSE.slice(0, 2).join(' '),
    opens: 'roll',
    face: 'burst',
    goal: ({ t }) => t === 'line',
    done: sealed,
  },
  {
    id: 'wild',
    card: 'cepheus',
    numbers: [1, 3],
    mine: HOUSE.slice(0, 3).join(' '),
    opens: 'roll',
    face: '?',
    goal: ({ t }) => t === 'line',
    done: sealed,
  },
  {
    id: 'over',
    card: 'ara',
    numbers: [4, 3],
    mine: 'S030',
    opens: 'roll',
    face: '?',
    goal: ({ t }) => t === 'line',
    done: (view, tried) => tried || sealed(view),
    marked: ['S054'],
    inVain: true,
  },
  {
    id: 'refused',
    card: 'ara',
    numbers: [4, 3],
    mine: 'S030',
    earlier: 'S043 S043-S044 S044-S032',
    opens: 'roll',
    face: 'burst',
    goal: ({ t }) => t === 'line',
    done: (view, tried) => tried || sealed(view),
    marked: ['S052'],
    inVain: true,
  },
  {
    id: 'erase',
    card: 'cepheus',
    numbers: [1, 3],
    mine: HOUSE.slice(0, 3).join(' '),
    theirs: 'S020 S020-S033 S033-S046 S046-S055',
    opens: 'roll',
    face: 'erase',
    goal: ({ t }) => t === 'erase',
    done: sealed,
    // Where the rival's bow would go on.
    marked: ['S054'],
  },
  {
    id: 'stop',
    card: 'cepheus',
    numbers: [1, 3],
    mine: HOUSE.join(' '),
    opens: 'beforeRoll',
    goal: ({ t }) => t === 'stop',
    done: ({ phase }) => phase === 'last',
  },
  {
    id: 'guess',
    card: 'orion',
    numbers: [1, 4],
    mine: '',
    theirs: ARROW,
    opens: 'shows',
    goal: ({ t }) => t === 'guess',
    done: (view) => (view.mine?.guesses.length ?? 0) > 0,
  },
  {
    id: 'points',
    card: 'cepheus',
    numbers: [1, 3],
    mine: HOUSE.join(' '),
    opens: 'beforeRoll',
    goal: () => false,
    done: (_, tried) => tried,
    counts: [seenBy(ME, [RIVAL, THIRD]), seenBy(RIVAL, [ME]), seenBy(THIRD, [RIVAL])],
  },
];

/** A sky of a table for three that these have guessed. */
function seenBy(owner: Seat, right: readonly Seat[]): Show {
  const shown = { guesses: [], objectors: null, struck: false };
  return { ...shown, owner, number: 1, right, plusOne: right.length === 2 };
}

/** What the round of a lesson brings the reader (SK-E1, SK-E2). */
export const worthOf = ({ counts = [] }: Scene): number => boxes(roundScore(counts, ME));

/** A table for three just as the lesson begins. */
export function opening(scene: Scene): State {
  const cards = deckOf(DEFAULTS).cards;
  const first = cards.findIndex(({ id }) => id === scene.card);
  const rest = [...cards.keys()].filter((card) => card !== first);
  const round = scene.earlier === undefined ? 1 : 2;
  const deck = round === 1 ? [first, ...rest] : [rest[0]!, first, ...rest.slice(1)];
  const s = blank(DEFAULTS, 3, deck, RIVAL);
  const chance = falling(scene);
  if (scene.opens === 'deal') {
    carryOn(s, 'deal', chance, null);
    return s;
  }
  s.history = Array.from({ length: round }, (_, i) => ({
    card: deck[i]!,
    rolls: [],
    stop: null,
    shows: [],
    numbers: [i + 1 < round ? 1 : null, null, null],
    scores: null,
  }));
  if (scene.earlier !== undefined) {
    lay(s, ME, 1, scene.earlier);
    const sky = skyAt(s, ME);
    sky.done = [{ ...sky.current!, seen: ORDER }];
    sky.current = null;
  }
  lay(s, ME, round, scene.mine);
  lay(s, RIVAL, round, scene.theirs ?? 'S010');
  if (scene.opens !== 'shows') lay(s, 2, round, 'S099');
  for (const seat of [ME, RIVAL, 2]) s.players[seat]!.number = scene.numbers[seat] ?? 2;
  s.round = round;
  s.lineRolls = s.rolls = 1;
  carryOn(s, scene.opens, chance, null);
  return s;
}

function lay(s: State, seat: Seat, round: number, text: string): void {
  if (text === '') return;
  const { numberOf } = chartOf(s.options);
  const [start, ...lines] = text.split(' ');
  s.round = round;
  begin(s, seat, numberOf.get(start!)!, null);
  for (const [i, line] of lines.entries()) {
    const [from, to] = line.split('-').map((id) => numberOf.get(id)!) as [number, number];
    draw(s, seat, { from, to, roll: i + 1 }, null);
  }
}

/** The die falls as the lesson needs it; the numbers are those it speaks of. */
export function falling(scene: Scene): Chance {
  return {
    int(_n, why) {
      if (why === 'roll') return Math.max(0, dieOf(DEFAULTS).faces.indexOf(scene.face ?? '?'));
      return why === 'number' ? scene.numbers[0] - 1 : 0;
    },
  };
}
