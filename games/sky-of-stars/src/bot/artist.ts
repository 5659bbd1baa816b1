import type { Chance, Seat } from '@orrery/kernel';
import { type Card, cardOf, dieOf } from '../data/index.ts';
import { cardId } from '../rules/cards.ts';
import { chartOf } from '../rules/chart.ts';
import { ANY, type Wanted } from '../rules/line.ts';
import { coloursUsed } from '../rules/score.ts';
import { type State, skyAt } from '../rules/state.ts';
import { type Canvas, canvasOf, lineBetween } from './canvas.ts';
import { drawnBy, type Picture, picturesOf, standIn } from './hand.ts';
import { mirrored, offLines } from './ink.ts';
import { Onlookers } from './onlookers.ts';
import { type Plan, planAnywhere, planAround } from './plan.ts';
import { guidesFor } from './recognise.ts';
import type { Skill } from './skill.ts';
import { after, coverage, nextRoll, type Stroke, strokes, type Wish, wishFor } from './stroke.ts';

/** The card on the table. */
export function cardNow(s: State): Card {
  return cardOf(s.options, cardId(s.options, s.deck[s.round - 1]!))!;
}

/** What a seat has in mind when it draws one of the words. */
function pictureFor(s: State, seat: Seat, number: number): Picture {
  const { words } = cardNow(s);
  const { id } = words[number - 1]!;
  const known = picturesOf(id);
  if (known.length > 0) return drawnBy(known, seat, s.round);
  const ids = words.map((word) => word.id);
  return drawnBy(picturesOf(standIn(id, ids)), seat, s.round);
}

/** SK-P3: the star nearest to the corner from which most lines run, where the picture fits the sky best. */
export function firstStar(s: State, me: Seat, skill: Skill, chance: Chance): number {
  const canvas = canvasOf(s, me);
  const picture = pictureFor(s, me, skyNumber(s, me));
  const plan = planAnywhere(canvas, picture, skill.tries, chance);
  const busiest = picture.meeting.indexOf(Math.max(...picture.meeting));
  const x = plan.x + plan.scale * picture.corners[2 * busiest]!;
  const y = plan.y + plan.scale * picture.corners[2 * busiest + 1]!;
  return nearestFree(canvas, x, y)[0]!;
}

function skyNumber(s: State, me: Seat): number {
  return s.players[me]!.number;
}

/** Free stars from a place outwards. */
export function nearestFree({ chart, marks, x, y }: Canvas, px: number, py: number): number[] {
  const off = (star: number) => (x[star]! - px) ** 2 + (y[star]! - py) ** 2;
  return [...chart.stars.keys()].filter((star) => marks[star] === 0).sort((a, b) => off(a) - off(b));
}

/** An unfinished drawing and what is still wanted of it. */
interface Sketch {
  readonly canvas: Canvas;
  readonly plan: Plan;
  readonly wish: Wish;
}

function sketchOf(s: State, seat: Seat, number: number, telling: boolean): Sketch {
  const canvas = canvasOf(s, seat);
  const picture = pictureFor(s, seat, number);
  const plan = planAround(canvas, picture);
  const wish = wishFor(plan, canvas.lines, telling ? tellingInk(s, seat, number) : () => 1);
  return { canvas, plan, wish };
}

/** Ink that no other word of the card has at that place tells more. */
function tellingInk(s: State, seat: Seat, number: number): (x: number, y: number) => number {
  const others = cardNow(s)
    .words.filter((_, i) => i !== number - 1)
    .flatMap(({ id }) => (picturesOf(id).length === 0 ? [] : [drawnBy(picturesOf(id), seat, s.round)]));
  const mirrors = others.map(({ lines }) => mirrored(lines));
  return (x, y) => {
    let sum = 0;
    for (const [i, { lines }] of others.entries())
      sum += Math.min(offLines(lines, x, y), offLines(mirrors[i]!, x, y), FAR);
    return PLAIN + (others.length === 0 ? 0 : sum / others.length / FAR);
  };
}
const FAR = 0.15;
const PLAIN = 0.5;

/** The line a seat draws; null where it has none. */
export function nextLine(s: State, me: Seat, wanted: Wanted, skill: Skill, chance: Chance): Stroke | null {
  const { canvas, wish } = sketchOf(s, me, skyNumber(s, me), skill.telling);
  const lines = strokes(s, me, canvas, wish, wanted);
  if (lines.length === 0) return null;
  if (chance.int(1000, 'slip') < skill.slip * 1000) return lines[chance.int(Math.ceil(lines.length / 4), 'line')]!;
  const pull = colourPull(s, me, skill.colour);
  const value = ({ from, to, worth }: Stroke) =>
    worth + pull[canvas.chart.colour[to]!]! + (skill.ahead ? LATER * later(s, me, canvas, wish, { from, to }) : 0);
  const weighed = lines.slice(0, WIDTH).map((line) => ({ line, value: value(line) }));
  if (skill.shown > 0) return bestShown(s, me, canvas, weighed, skill);
  return weighed.reduce((a, b) => (b.value > a.value ? b : a)).line;
}
const WIDTH = 6;
const LATER = 0.7;

/** What the roll after this line would bring: lines from all stars there are, the new one included. */
function later(s: State, me: Seat, canvas: Canvas, wish: Wish, line: Pick<Stroke, 'from' | 'to'>): number {
  const next = after(wish, canvas, line);
  const sky = skyAt(s, me);
  const { current, marks } = sky;
  sky.current = { ...current!, stars: [...current!.stars, line.to], lines: [...current!.lines, { ...line, roll: 0 }] };
  sky.marks = marks.slice();
  sky.marks[line.to]! |= s.round;
  const worth = nextRoll(s, me, canvas, next, lineFaces(s));
  sky.current = current;
  sky.marks = marks;
  return worth;
}

interface Weighed {
  readonly line: Stroke;
  readonly value: number;
}

/**
 * The best line if it also counts how likely others, who know the word by other pictures than is drawn, would take the drawing
 * with it for that word. What is worth most without that comes first: others that cannot reach it need not be looked at.
 */
function bestShown(s: State, me: Seat, canvas: Canvas, lines: readonly Weighed[], { shown, eye }: Skill): Stroke {
  const onlookers = new Onlookers(eye, guidesFor(cardNow(s), me, s.round), skyNumber(s, me) - 1);
  let best: Weighed | null = null;
  for (const { line, value } of lines.toSorted((a, b) => b.value - a.value)) {
    const lacking: number = best === null ? 0 : (best.value - value) / shown;
    if (lacking > 1) continue;
    const drawing = Float64Array.of(...canvas.lines, ...lineBetween(canvas.chart, line.from, line.to));
    const all = value + shown * onlookers.recognise(drawing, lacking);
    if (best === null || all > best.value) best = { line, value: all };
  }
  return best!.line;
}

/** What the faces that ask for a line ask for. */
function lineFaces(s: State): Wanted[] {
  const { typeNumber } = chartOf(s.options);
  return dieOf(s.options)
    .faces.filter((face) => face !== 'erase')
    .map((face) => typeNumber.get(face) ?? ANY);
}

/** Between lines of almost equal worth: colours in which one more star may still win the box (SK-E3). */
function colourPull(s: State, me: Seat, colour: number): number[] {
  const used = s.players.map((_, seat) => coloursUsed(s, seat));
  const colours = chartOf(s.options).colour;
  const mine = used[me]!.slice();
  for (const star of skyAt(s, me).current?.stars ?? []) mine[colours[star]!]!++;
  return mine.map((count, i) => {
    const most = Math.max(0, ...used.filter((_, seat) => seat !== me).map((row) => row[i]!));
    return count > most + 1 || most - count > 3 ? 0 : colour;
  });
}

/** How the picture stands before the next roll: what is covered, and what that roll would bring. */
export function prospect(s: State, me: Seat, skill: Skill): { covered: number; next: number } {
  const { canvas, wish } = sketchOf(s, me, skyNumber(s, me), skill.telling);
  return {
    covered: coverage(wish),
    next: nextRoll(s, me, canvas, wish, lineFaces(s)),
  };
}
