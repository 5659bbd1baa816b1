import { Dice, type Kind } from '@orrery/kernel';
import fc from 'fast-check';
import { atPositions, type Court } from './court.ts';
import type { Position } from './journeys.ts';
import { must } from './same.ts';

/** So many positions show what varies at all. */
const enough = 600;

/**
 * Scrambler and imagination, written apart, agree on what is hidden: what one of them ever varies the other does, too. A scrambler
 * that forgets something would let it leak; an imagination that takes something for given lets bots play as if they knew it.
 */
export function hiddenVaries<K extends Kind>(court: Court<K>): void {
  const { game, trial } = court;
  const imagined = new Set<string>();
  const scrambled = new Set<string>();
  const note = ({ state, journey }: Position<K>, luck: Dice) => {
    const me = luck.int(journey.head.seats);
    const view = game.view(state, me);
    noteDifferences(game.imagine(view, me, luck), game.imagine(view, me, luck), imagined);
    noteDifferences(state, trial.scramble(game.copy(state), me, luck), scrambled);
  };
  atPositions(court, fc.constant(null), note, enough);
  const unimagined = trial.unimagined ?? {};
  const forgotten = () => [...imagined].filter((path) => !scrambled.has(path));
  const given = () => [...scrambled].filter((path) => !imagined.has(path) && !Object.hasOwn(unimagined, path));
  // Of few positions none may have given one of the two its occasion: it is met further on, or never.
  for (const position of court.beyond()) {
    if (forgotten().length + given().length === 0) break;
    note(position, new Dice(`beyond ${position.journey.seed} ${position.seq}`));
  }
  must(forgotten().length === 0, () => `imagination varies ${forgotten()}, which the scrambler never does`);
  must(given().length === 0, () => `the scrambler varies ${given()}, which imagination never does`);
  const excused = Object.keys(unimagined).filter((path) => imagined.has(path));
  must(excused.length === 0, () => `${excused} is said not to be imagined, and is`);
}

/** The paths of the leaves in which two states differ; places in a list are one and the same. */
function noteDifferences(one: unknown, other: unknown, found: Set<string>, path = ''): void {
  if (one === other) return;
  if (!isNode(one) || !isNode(other) || Array.isArray(one) !== Array.isArray(other)) {
    found.add(path);
    return;
  }
  const inList = Array.isArray(one);
  for (const key of Object.keys(one))
    if (Object.hasOwn(other, key))
      noteDifferences(one[key], other[key], found, `${path}${path && '.'}${inList ? '*' : key}`);
    else found.add(inList ? `${path}.length` : `${path}${path && '.'}${key}`);
  for (const key of Object.keys(other))
    if (!Object.hasOwn(one, key)) found.add(inList ? `${path}.length` : `${path}${path && '.'}${key}`);
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
