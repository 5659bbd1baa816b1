import { expect, test } from 'vitest';
import { Floor } from '../src/floor.ts';

const seats = [0, 1, 2];
const same = () => 'what now?';

test('everybody is heard first about as often as the others', () => {
  const floor = new Floor('fair');
  const first = seats.map(() => 0);
  for (let i = 0; i < 300; i++) first[floor.next(seats, same, (by) => by)!.by]!++;
  for (const times of first) expect(times).toBeGreaterThan(70);
});

test('who keeps silent is not asked again before the question changes', () => {
  const floor = new Floor('silent');
  const asked: number[] = [];
  const ask = (by: number) => {
    asked.push(by);
    return by === 2 ? 'speaks' : null;
  };
  for (let i = 0; i < 20; i++) expect(floor.next(seats, same, ask)).toEqual({ by: 2, move: 'speaks' });
  expect(asked.filter((by) => by === 0)).toHaveLength(1);
  expect(floor.next([0, 1], same, ask)).toBeNull();
  floor.next([0, 1], () => 'and now?', ask);
  expect(asked.filter((by) => by === 0)).toHaveLength(2);
});
