import { expect, test } from 'vitest';
import { GroupCommit, patience } from '../../src/stores/sqlite/group-commit.ts';

test('what comes in one turn shares a transaction, and nobody hears before it is committed', async () => {
  const said: string[] = [];
  const group = new GroupCommit({
    begin: () => said.push('begin') > 0,
    commit: () => said.push('commit'),
    rollback: () => said.push('rollback'),
  });
  const write = (name: string) => group.run(() => said.push(name)).then(() => said.push(`${name} kept`));
  await Promise.all([write('a'), write('b')]);
  await write('c');
  expect(said).toEqual(['begin', 'a', 'b', 'commit', 'a kept', 'b kept', 'begin', 'c', 'commit', 'c kept']);
});

test('a write that fails takes none of its neighbours along', async () => {
  const kept: string[] = [];
  let pending: string[] = [];
  const group = new GroupCommit({
    begin: () => {
      pending = [];
      return true;
    },
    commit: () => kept.push(...pending),
    rollback: () => {
      pending = [];
    },
  });
  const good = (name: string) => group.run(() => pending.push(name));
  const bad = group.run(() => {
    throw new Error('no room on the disk');
  });
  const answers = await Promise.allSettled([good('a'), bad, good('b')]);
  expect(answers.map((answer) => answer.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(kept).toEqual(['a', 'b']);
});

/** A database that somebody else holds the first `times` times, and a clock that stands until it is told to go on. */
function held(times: number) {
  const [kept, pauses]: [string[], number[]] = [[], []];
  let [begun, pending]: [number, string[]] = [0, []];
  let wake: () => void = () => undefined;
  const transactions = {
    begin: () => {
      pending = [];
      return ++begun > times;
    },
    commit: () => kept.push(...pending),
    rollback: () => undefined,
  };
  const group = new GroupCommit(transactions, (ms, then) => {
    pauses.push(ms);
    wake = then;
  });
  const write = (name: string) => group.run(() => pending.push(name));
  return { kept, pauses, group, write, wake: () => wake(), begun: () => begun };
}
const turn = () => new Promise((done) => setImmediate(done));

test('writes wait, ever longer, while somebody else writes; later ones wait in line with them', async () => {
  const { kept, pauses, group, write, wake } = held(3);
  const answers = [write('a'), write('b')];
  await turn();
  answers.push(write('c'));
  await turn();
  expect(pauses).toEqual([5]);
  wake();
  wake();
  const drained = group.drain();
  expect(kept).toEqual([]);
  wake();
  await Promise.all([...answers, drained]);
  expect(kept).toEqual(['a', 'b', 'c']);
  expect(pauses).toEqual([5, 10, 20]);
});

test('who has waited long enough is told, and the next ones begin anew', async () => {
  const { pauses, write, wake, begun } = held(Number.POSITIVE_INFINITY);
  const answer = Promise.allSettled([write('a'), write('b')]);
  await turn();
  while (pauses.reduce((sum, pause) => sum + pause, 0) < patience) wake();
  wake();
  expect((await answer).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const tried = begun();
  write('c').catch(() => undefined);
  await turn();
  expect([begun(), pauses.at(-1)]).toEqual([tried + 1, 5]);
});
