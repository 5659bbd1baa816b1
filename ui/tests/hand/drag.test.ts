import { expect, it } from 'vitest';
import { DRAG_THRESHOLD, type Drag, type DragEvent, drag, rest } from '../../src/hand/drag.ts';

const run = (...events: DragEvent[]): Drag => events.reduce(drag, rest);
const down: DragEvent = { t: 'down', key: 'ace', pointer: 1, at: { x: 100, y: 100 } };
const move = (dx: number, pointer = 1): DragEvent => ({ t: 'move', pointer, at: { x: 100 + dx, y: 100 } });

it('a press that trembles stays a tap', () => {
  expect(run(down, move(DRAG_THRESHOLD)).t).toBe('pressed');
});
it('a press that travels carries the card', () => {
  expect(run(down, move(DRAG_THRESHOLD + 1))).toMatchObject({ t: 'carried', key: 'ace', at: { x: 109, y: 100 } });
});
it('once carried it stays carried, even back where it began', () => {
  expect(run(down, move(40), move(0)).t).toBe('carried');
});
it('letting go or losing the pointer puts it to rest', () => {
  expect(run(down, move(40), { t: 'up', pointer: 1, at: { x: 140, y: 100 } })).toEqual(rest);
  expect(run(down, { t: 'cancel', pointer: 1 })).toEqual(rest);
});
it('a second finger neither moves nor takes the card', () => {
  const second: DragEvent = { t: 'down', key: 'king', pointer: 2, at: { x: 0, y: 0 } };
  expect(run(down, second, move(90, 2))).toMatchObject({ t: 'pressed', key: 'ace' });
});
it('moves without a press are nothing', () => {
  expect(run(move(90))).toBe(rest);
});
