import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BotName } from '../src/index.ts';
import { CpuBudget } from '../src/worker/budget.ts';
import { laneOf, Schedule, type Waiting } from '../src/worker/schedule.ts';

let now = 0;
const plenty = { burst: 1e9, perSecond: 0 };
const settings = { budgets: { person: plenty, address: plenty }, patience: Number.POSITIVE_INFINITY, now: () => now };

function asks(path: string, bot: BotName = 'hard'): Waiting {
  const [address = '', person = address, table = person] = path.split(' ');
  const question = { game: 'g', rules: 1, view: {}, me: 0, bot, seed: '' };
  return { question, asker: { address, person, table }, lane: laneOf(bot), since: now };
}
const pathOf = ({ asker }: Waiting) => [asker.address, asker.person, asker.table];

function takeAll(schedule: Schedule<Waiting>, times = Number.POSITIVE_INFINITY): string[] {
  const taken: string[] = [];
  for (let next = schedule.next('slow'); next !== null; next = schedule.next('slow')) {
    taken.push(`${pathOf(next.waiting).join(' ')} ${next.effort}`);
    if (taken.length >= times) break;
  }
  return taken;
}

const name = fc.integer({ min: 0, max: 3 }).map(String);
const steps = fc.array(fc.oneof({ weight: 3, arbitrary: fc.tuple(name, name, name) }, fc.constant(null)), {
  maxLength: 120,
});

test('while somebody waits, nobody beside them is served twice before they are: addresses, people and tables alike', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const schedule = new Schedule<Waiting>(settings);
      const waiting: Waiting[] = [];
      // For each one who waits: who was served since their own last turn.
      const since = new Map<string, Set<string>>();
      const steps = [...all, ...all.map(() => null)];
      for (const step of steps) {
        if (step !== null) {
          const [a, b, c] = step;
          const one = asks(`${a} ${a}${b} ${a}${b}${c}`);
          waiting.push(one);
          schedule.add(one);
          continue;
        }
        const next = schedule.next('slow');
        if (next === null) {
          expect(waiting).toEqual([]);
          continue;
        }
        waiting.splice(waiting.indexOf(next.waiting), 1);
        const served = pathOf(next.waiting);
        for (const depth of [0, 1, 2]) {
          const beside = waiting.map(pathOf).filter((path) => depth === 0 || path[depth - 1] === served[depth - 1]);
          for (const other of new Set(beside.map((path) => path[depth]!))) {
            if (other === served[depth]) continue;
            const seen = since.get(other) ?? new Set();
            since.set(other, seen);
            expect(seen, `${other} waits, and ${served[depth]} was served twice`).not.toContain(served[depth]);
            seen.add(served[depth]!);
          }
          since.delete(served[depth]!);
        }
        // Who waits no more begins anew at the next question.
        for (const one of since.keys()) if (!waiting.some((each) => pathOf(each).includes(one))) since.delete(one);
      }
    }),
    { numRuns: 300 },
  );
});

test('a person with k questions is through after k rounds, however many others ask however often', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 20 }), (k, others) => {
      const schedule = new Schedule<Waiting>(settings);
      for (let no = 0; no < 400; no++) if (others > 0) schedule.add(asks(`other${no % others}`));
      for (let no = 0; no < k; no++) schedule.add(asks(`me me table${no}`));
      const taken = takeAll(schedule, k * (others + 1));
      expect(taken.filter((each) => each.startsWith('me '))).toHaveLength(k);
    }),
  );
});

test('who has used up the budget comes after everybody else, and what is left over costs nothing', () => {
  now = 0;
  const budgets = { person: { burst: 1, perSecond: 0.5 }, address: plenty };
  const schedule = new Schedule<Waiting>({ ...settings, budgets });
  schedule.pay({ address: 'a', person: 'greedy', table: 't' }, 1);
  for (const path of ['a greedy', 'a greedy', 'a ada', 'b bo', 'b bo']) schedule.add(asks(path));
  expect(takeAll(schedule)).toEqual([
    'a ada ada paid',
    'b bo bo paid',
    'b bo bo paid',
    'a greedy greedy leftover',
    'a greedy greedy leftover',
  ]);
  now = 10;
  for (const path of ['a greedy', 'a ada']) schedule.add(asks(path));
  expect(takeAll(schedule)).toEqual(['a greedy greedy paid', 'a ada ada paid']);
});

test('the people of one address share its budget, whoever of them used it', () => {
  now = 0;
  const budgets = { person: plenty, address: { burst: 1, perSecond: 0 } };
  const schedule = new Schedule<Waiting>({ ...settings, budgets });
  for (const person of ['one', 'two']) schedule.pay({ address: 'a', person, table: person }, 0.5);
  for (const path of ['a three', 'b bo']) schedule.add(asks(path));
  expect(takeAll(schedule)).toEqual(['b bo bo paid', 'a three three leftover']);
});

test('whoever has waited too long is answered quickly, at every second turn', () => {
  now = 0;
  const budgets = { person: { burst: 1, perSecond: 0 }, address: plenty };
  const schedule = new Schedule<Waiting>({ ...settings, budgets, patience: 1000 });
  schedule.pay({ address: 'a', person: 'greedy', table: 't' }, 1);
  for (const path of ['a greedy', 'a greedy']) schedule.add(asks(path));
  now = 999;
  for (const path of ['b', 'b', 'b']) schedule.add(asks(path));
  expect(takeAll(schedule, 1)).toEqual(['b b b paid']);
  now = 1000;
  expect(takeAll(schedule)).toEqual(['a greedy greedy eased', 'b b b paid', 'a greedy greedy eased', 'b b b paid']);
});

test('what nobody wants to know any more waits no longer', () => {
  const schedule = new Schedule<Waiting>(settings);
  const [one, other] = [asks('a'), asks('a')];
  schedule.add(one);
  schedule.add(other);
  expect(schedule.drop(one)).toBe(true);
  expect(schedule.drop(one)).toBe(false);
  expect(schedule.waiting('slow')).toBe(1);
  expect(schedule.next('slow')?.waiting).toBe(other);
  expect(schedule.next('slow')).toBeNull();
});

test('a budget forgets only those who have all of it again', () => {
  now = 0;
  const budget = new CpuBudget({ burst: 10, perSecond: 1 }, () => now);
  budget.pay('greedy', 1e6);
  for (let no = 0; no < 5000; no++) {
    now += 100;
    budget.pay(`passer-by ${no}`, 1);
  }
  expect(budget.size).toBeLessThan(1100);
  expect(budget.spent('greedy')).toBe(true);
});
