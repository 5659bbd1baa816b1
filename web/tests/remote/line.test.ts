import { describe, expect, it } from 'vitest';
import { pause } from '../../src/remote/backoff.ts';
import { Line } from '../../src/remote/line.ts';
import { FakeLines } from './fake-lines.ts';

function lineOn(world: FakeLines) {
  const heard: string[] = [];
  const line = new Line(world, {
    opened: () => heard.push('opened'),
    heard: (message) => heard.push(message.t),
    lost: () => heard.push('lost'),
  });
  return { line, heard };
}

describe('back-off', () => {
  it('doubles up to two seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((n) => pause(n, () => 1))).toEqual([250, 500, 1000, 2000, 2000, 2000, 2000]);
  });
  it('never waits less than half, so that many devices spread', () => {
    expect(pause(3, () => 0)).toBe(1000);
  });
});

describe('a line', () => {
  it('dials again after a loss, later each time', () => {
    const world = new FakeLines();
    const { heard } = lineOn(world);
    world.last.ends.closed();
    expect(heard).toEqual(['lost']);
    world.pass(249);
    expect(world.dialled).toHaveLength(1);
    world.pass(1);
    expect(world.dialled).toHaveLength(2);
    world.last.ends.closed();
    world.pass(499);
    expect(world.dialled).toHaveLength(2);
    world.pass(1);
    expect(world.dialled).toHaveLength(3);
  });
  it('is quick again once the server has spoken', () => {
    const world = new FakeLines();
    lineOn(world);
    for (let i = 0; i < 4; i++) {
      world.last.ends.closed();
      world.pass(10_000);
    }
    world.last.ends.opened();
    world.say({ t: 'pong' });
    world.last.ends.closed();
    world.pass(250);
    expect(world.dialled).toHaveLength(6);
  });
  it('tries at once when the network is said to be back', () => {
    const world = new FakeLines();
    const { line } = lineOn(world);
    world.last.ends.closed();
    line.hurry();
    expect(world.dialled).toHaveLength(2);
    line.hurry();
    expect(world.dialled).toHaveLength(2);
  });
  it('gives up a connection that has gone deaf', () => {
    const world = new FakeLines();
    lineOn(world);
    const first = world.last;
    first.ends.opened();
    world.pass(20_000);
    expect(first.sent).toEqual([{ t: 'ping' }]);
    world.pass(25_000);
    expect(first.closed).toBe(true);
    expect(world.dialled).toHaveLength(2);
  });
  it('passes on only what can be read', () => {
    const world = new FakeLines();
    const { heard } = lineOn(world);
    world.last.ends.opened();
    world.last.ends.heard('{"t":"nonsense"}');
    world.last.ends.heard('not json');
    world.say({ t: 'pong' });
    expect(heard).toEqual(['opened', 'pong']);
  });
  it('hears nothing more from a connection it has dropped', () => {
    const world = new FakeLines();
    const { line, heard } = lineOn(world);
    const first = world.last;
    first.ends.opened();
    line.again();
    first.ends.closed();
    expect(heard).toEqual(['opened']);
    expect(world.dialled).toHaveLength(2);
  });
  it('stays closed once closed', () => {
    const world = new FakeLines();
    const { line } = lineOn(world);
    line.close();
    world.last.ends.closed();
    world.pass(60_000);
    expect(world.dialled).toHaveLength(1);
  });
});
