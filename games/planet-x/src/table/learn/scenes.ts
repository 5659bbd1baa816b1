import { Dice, step } from '@orrery/kernel';
import type { CardId } from '../../data/index.ts';
import { cardsOf } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import { putInHand, putOnDiscards } from '../../rules/hands.ts';
import { game } from '../../rules/index.ts';
import type { Move, Options } from '../../rules/kind.ts';
import { attach, layUnit } from '../../rules/stacks.ts';
import { blank, SLOTS, type State, TABLE } from '../../rules/state.ts';

/** The reader leads the Earth Concord, the rival the Xarn Dominion. */
export const ME = 0;
export const RIVAL = 1;

export const LESSONS = [
  ...(['deploy', 'single', 'form', 'group', 'reinforce', 'reach', 'window', 'truce'] as const),
  ...(['eliminate', 'recover', 'pirates', 'grey', 'end'] as const),
] as const;
export type LessonId = (typeof LESSONS)[number];

export interface Scene {
  readonly id: LessonId;
  /** Stacks: units with `+` between, each with its modifiers in brackets: `mech-4a(plus-mech)+inf-2a`. */
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  /** Ids; those without a faction are specials. */
  readonly hand: readonly CardId[];
  /** What the rival does before the reader is asked. */
  readonly first?: Move;
  /** What lies in the discards, besides. */
  readonly discards?: readonly CardId[];
  /** The lesson is about a special in one's own turn: it is over once that is played. */
  readonly special?: true;
  /** The pile is empty, and so is nothing else. */
  readonly last?: true;
  /** The one thing to do at each step. */
  goal(move: Move): boolean;
}

const plays = (t: Move['t'], card?: CardId) => (move: Move) =>
  move.t === t && (card === undefined || ('card' in move && move.card === card));

const GREY: readonly CardId[] = ['xarn-inf-2a', 'xarn-mech-3a', 'xarn-air-4a'];

/** One step each on the real rules. */
export const SCENES: readonly Scene[] = [
  {
    id: 'deploy',
    mine: ['inf-2a'],
    theirs: ['mech-4a'],
    hand: ['concord-air-5a', ...GREY, 's1-truce'],
    goal: plays('deploy', 'concord-air-5a'),
  },
  {
    id: 'single',
    mine: ['air-5a', 'inf-2a'],
    theirs: ['mech-4a'],
    hand: ['concord-mech-4a', ...GREY, 's1-truce'],
    goal: (move) => move.t === 'attack' && move.attacker === 0,
  },
  {
    id: 'form',
    mine: ['ship-8a', 'inf-1a'],
    theirs: ['mech-3a+air-5a'],
    hand: ['concord-mech-4a', ...GREY, 's1-truce'],
    goal: plays('form'),
  },
  {
    id: 'group',
    mine: ['inf-1a+ship-8a', 'mech-3a'],
    theirs: ['mech-3a+air-5a', 'inf-2b'],
    hand: ['concord-mech-4a', 'xarn-inf-2a', 'xarn-ship-7a', 's1-truce', 's1-plus-inf'],
    goal: (move) =>
      (move.t === 'attack' && move.attacker === 0 && move.target === 2) ||
      (move.t === 'chooseLosses' && move.attackerCard === 'concord-inf-1a' && move.targetCard === 'xarn-air-5a'),
  },
  {
    id: 'reinforce',
    mine: ['inf-2a+ship-8a', 'mech-4a'],
    theirs: ['ship-9a+inf-2b'],
    hand: ['concord-mech-3a', ...GREY, 's1-truce'],
    goal: plays('reinforce'),
  },
  {
    id: 'reach',
    mine: ['inf-3a', 'inf-2b+mech-4a'],
    theirs: ['air-5a'],
    hand: ['concord-mech-3a', ...GREY, 's1-truce'],
    goal: (move) => (move.t === 'attack' && move.attacker === 1) || move.t === 'chooseLosses',
  },
  {
    id: 'window',
    mine: ['air-4a', 'mech-3a'],
    theirs: ['air-5a'],
    hand: ['concord-mech-4a', 'xarn-inf-2a', 'xarn-mech-3a', 's1-plus-air', 's1-minus-inf'],
    first: { t: 'attack', attacker: 2, target: 0 },
    goal: (move) => move.t === 'playSpecial' && move.card === 's1-plus-air' && move.unit === 'concord-air-4a',
  },
  {
    id: 'truce',
    mine: ['air-5a+mech-3a'],
    theirs: ['ship-9a+inf-1a'],
    hand: ['concord-mech-4a', 'xarn-inf-2a', 'xarn-mech-3a', 's1-truce', 's1-minus-inf'],
    first: { t: 'attack', attacker: 1, target: 0 },
    goal: plays('playSpecial', 's1-truce'),
  },
  {
    id: 'eliminate',
    mine: ['mech-4a'],
    theirs: ['ship-10a', 'inf-2b'],
    hand: ['concord-mech-3a', ...GREY, 's1-eliminate-ship'],
    special: true,
    goal: plays('playSpecial', 's1-eliminate-ship'),
  },
  {
    id: 'recover',
    mine: ['mech-4a'],
    theirs: ['air-5a'],
    hand: ['concord-mech-3a', ...GREY, 's1-recover-ship'],
    discards: ['concord-ship-10a', 'xarn-inf-3a'],
    special: true,
    goal: plays('playSpecial', 's1-recover-ship'),
  },
  {
    id: 'pirates',
    mine: ['mech-4a'],
    theirs: ['air-5a'],
    hand: ['concord-mech-3a', ...GREY, 's1-pirates'],
    special: true,
    goal: plays('playSpecial', 's1-pirates'),
  },
  {
    id: 'grey',
    mine: ['mech-5a', 'inf-2a'],
    theirs: ['ship-7a'],
    hand: ['xarn-ship-10a', 'xarn-inf-1a', 'concord-air-4a', 's1-truce', 'xarn-mech-4a'],
    goal: plays('discard', 'xarn-inf-1a'),
  },
  {
    id: 'end',
    mine: ['mech-2a(plus-mech)+ship-8a'],
    theirs: ['ship-10a(minus-ship)', 'inf-2b(plus-inf)'],
    hand: ['concord-inf-3a'],
    last: true,
    goal: plays('deploy', 'concord-inf-3a'),
  },
];

function optionsOf(): Options {
  const read = game.readOptions({ mulligan: false, firstPlayer: ME, endWindow: false }, 2);
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

/** The position of a scene; specials of this turn are spent, but for the reader's where the lesson is about them. */
export function opening(scene: Scene): State {
  const options = optionsOf();
  const cards = cardsOf(options);
  const s = blank(
    options,
    cards.ids.map((_, card) => card),
  );
  const placed = new Set<number>();
  const take = (id: CardId): number => {
    const card = cards.number.get(id)!;
    placed.add(card);
    return card;
  };
  for (const text of scene.mine) layStack(s, ME, 'concord', text, take);
  for (const text of scene.theirs) layStack(s, RIVAL, 'xarn', text, take);
  for (const id of scene.hand) putInHand(s, ME, take(id));
  for (const id of scene.discards ?? []) putOnDiscards(s, take(id));
  const rest = cards.ids.map((_, card) => card).filter((card) => !placed.has(card));
  const rivals = rest.filter((card) => cards.home[card] === ME).slice(0, scene.last ? 2 : 5);
  for (const card of rivals) putInHand(s, RIVAL, take(cards.ids[card]!));
  const left = rest.filter((card) => !rivals.includes(card));
  if (scene.last) for (const card of left) putOnDiscards(s, card);
  s.deck = scene.last ? [] : left;
  s.phase = 'main';
  s.turn = 1;
  s.first = ME;
  s.active = scene.first === undefined ? ME : RIVAL;
  s.used = playsSpecial(scene) ? 1 << RIVAL : 3;
  return s;
}

function layStack(s: State, seat: number, faction: string, text: string, take: (id: CardId) => number): void {
  const cards = cardsOf(s.options);
  let stack = -1;
  for (const part of text.split('+')) {
    const [, name = '', mods] = /^([^(]+)(?:\((.*)\))?$/.exec(part) ?? [];
    const unit = take(`${faction}-${name}`);
    if (stack === -1) stack = layUnit(s, cards, seat, unit);
    else {
      s.slots[SLOTS * stack + cards.rank[unit]! - 1] = unit;
      s.stackOf[unit] = stack;
      s.place[unit] = TABLE;
    }
    if (mods !== undefined) attach(s, cards, take(`s1-${mods}`), unit);
  }
}

/** Plays by the real rules; the story of a lesson ends where the next turn begins. */
export function played(
  state: State,
  by: number,
  move: Move,
): { readonly state: State; readonly events: readonly Event[] } | null {
  const taken = step(game, state, by, move, new Dice('learn'));
  return taken.ok ? { state: taken.state, events: taken.events } : null;
}

/** Does the reader play a special here? Elsewhere those of the turn are spent, and no window opens. */
export function playsSpecial({ first, special }: Scene): boolean {
  return first !== undefined || special === true;
}

/** The lesson is over once its turn is, or the game, or the special it is about is played. */
export function isDone({ special }: Scene, state: State): boolean {
  return state.phase === 'over' || state.turn > 1 || (special === true && (state.used & (1 << ME)) !== 0);
}
