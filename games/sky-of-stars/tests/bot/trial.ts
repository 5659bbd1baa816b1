import { Dice, type Seat } from '@orrery/kernel';
import { cardNow, nearestFree } from '../../src/bot/artist.ts';
import { canvasOf } from '../../src/bot/canvas.ts';
import { type Picture, picture, picturesOf, seenOf } from '../../src/bot/hand.ts';
import { planAnywhere, planAround } from '../../src/bot/plan.ts';
import { unlikeWord } from '../../src/bot/recognise.ts';
import { coverage, type Stroke, starAt, strokes, type Wish, wishFor } from '../../src/bot/stroke.ts';
import { type DeckName, decks, type Templates } from '../../src/data/index.ts';
import { readTemplates } from '../../src/data/read-templates.ts';
import { seenTemplates, templates } from '../../src/data/templates.ts';
import { game } from '../../src/rules/index.ts';
import type { Move } from '../../src/rules/kind.ts';
import { wantedNow } from '../../src/rules/line.ts';
import { DEFAULTS } from '../../src/rules/options.ts';
import { type State, skyAt } from '../../src/rules/state.ts';

/** By word: how often it was recognised among the five of its card, how often it was drawn, and what else it was taken for. */
export type Recognised = Readonly<Record<string, { right: number; of: number; takenFor: readonly string[] }>>;

const SEATS = 3;
const PLACES = 300;
const ENOUGH = 0.93;
/** So many lines, and whoever draws is content: as people are, who call STOP early. */
const MOST_LINES = 9;

/**
 * Drawings by somebody else than the bots' own: each is drawn on an empty sky as the die allows, `times` over, and guessed by the
 * pictures that bots guess by, without those of the hand that drew. A word without a
 * drawing is drawn as bots draw it, and not counted. Of the cards, one of every `every`.
 */
export function recognised(deck: DeckName, drawings: Templates, times: number, every = 1): Recognised {
  const counted: Record<string, { right: number; of: number; takenFor: string[] }> = {};
  for (const [card, { words }] of decks[deck].cards.entries()) {
    if (words.every(({ id }) => drawings[id] === undefined)) continue;
    for (let time = 0; time < (card % every === 0 ? times : 0); time++)
      for (let first = 0; first < words.length; first += SEATS) {
        const numbers = Array.from({ length: SEATS }, (_, seat) => ((first + seat) % words.length) + 1);
        const s = drawn(deck, card, numbers, drawings, new Dice(`${deck} ${card} ${time} ${first}`));
        for (const [seat, number] of numbers.entries()) {
          // The last seats of a card draw its first words once more: they were counted already.
          if (first + seat >= words.length) continue;
          const { id } = words[number - 1]!;
          if (drawings[id] === undefined) continue;
          const own = counted[id] ?? { right: 0, of: 0, takenFor: [] };
          counted[id] = own;
          own.of++;
          const taken = words[guess(s, seat, drawings[id]![0]!.v) - 1]!.id;
          if (taken === id) own.right++;
          else if (!own.takenFor.includes(taken)) own.takenFor.push(taken);
        }
      }
  }
  return counted;
}

/** The drawings of a file that a game could hold, and what is wrong with the others. */
export function drawingsIn(text: string): { readonly drawings: Templates; readonly leftOut: readonly string[] } {
  const { format, templates: drawn } = JSON.parse(text) as { format: string; templates: Record<string, unknown> };
  const drawings: Record<string, Templates[string]> = {};
  const leftOut: string[] = [];
  for (const card of decks['second-2'].cards)
    for (const word of card.words) {
      if (drawn[word.id] === undefined) continue;
      const own = { format, templates: { [word.id]: drawn[word.id] } };
      const read = readTemplates(own, { id: word.id, cards: [{ ...card, words: [word] }] });
      if (read.ok) Object.assign(drawings, read.value);
      else leftOut.push(`${read.problem} at ${read.where}`);
    }
  return { drawings, leftOut };
}

/** The drawings of one of the hands that bots have seen, by its style. */
export function handOf(style: string): Templates {
  const own = Object.entries(seenTemplates).map(([word, all]) => [word, all.filter(({ v }) => v === style)] as const);
  return Object.fromEntries(own.filter(([, drawings]) => drawings.length > 0));
}

function guess(s: State, owner: Seat, hand: string): number {
  const unlike = cardNow(s)
    .words.map(({ id }) => [...picturesOf(id), ...seenOf(id)].filter(({ style }) => style !== hand))
    .map(unlikeWord(canvasOf(s, owner).lines));
  return 1 + unlike.indexOf(Math.min(...unlike));
}

/** One round of a card up to its first show, each seat with a number of our choice. */
function drawn(deck: DeckName, card: number, numbers: readonly number[], drawings: Templates, dice: Dice): State {
  const s = game.setup({ ...DEFAULTS, cards: deck, rounds: 1 }, SEATS, dice, null);
  const ready: State = { ...s, deck: [card, ...s.deck.filter((each) => each !== card)] };
  for (const [seat, number] of numbers.entries()) ready.players[seat]!.number = number;
  const { words } = cardNow(ready);
  const models = numbers.map((number) => {
    const { id } = words[number - 1]!;
    return picture(id, (drawings[id] ?? templates[id]!)[0]!);
  });
  while (ready.phase !== 'show') {
    const [by] = game.awaited(ready);
    game.apply(ready, by!, answer(ready, by!, models[by!]!, dice), dice, null);
  }
  return ready;
}

function answer(s: State, me: Seat, model: Picture, dice: Dice): Move {
  if (s.phase === 'start') {
    const canvas = canvasOf(s, me);
    const plan = planAnywhere(canvas, model, PLACES, dice);
    const busiest = model.meeting.indexOf(Math.max(...model.meeting));
    const [x, y] = [model.corners[2 * busiest]!, model.corners[2 * busiest + 1]!];
    return { t: 'start', star: starAt(s, nearestFree(canvas, plan.x + plan.scale * x, plan.y + plan.scale * y)[0]!) };
  }
  if (s.phase === 'act' && s.face === 'erase') return game.pick(s, me, dice);
  const { wish, lines } = sketch(s, me, model);
  if (s.phase === 'window') {
    const enough = coverage(wish) > ENOUGH || (skyAt(s, me).current?.lines.length ?? 0) >= MOST_LINES;
    return { t: enough ? 'stop' : 'ready' };
  }
  const [best] = lines;
  if (best === undefined || (s.phase === 'last' && best.worth <= 0)) return { t: 'pass' };
  return { t: 'line', from: starAt(s, best.from), to: starAt(s, best.to) };
}

function sketch(s: State, me: Seat, model: Picture): { wish: Wish; lines: readonly Stroke[] } {
  const canvas = canvasOf(s, me);
  const wish = wishFor(planAround(canvas, model), canvas.lines, () => 1);
  return { wish, lines: s.phase === 'window' ? [] : strokes(s, me, canvas, wish, wantedNow(s)) };
}
