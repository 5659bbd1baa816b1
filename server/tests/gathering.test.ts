import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { gathering } from '../src/sockets/gathering.ts';

/** A wire that counts how often it is asked to send, and how much. */
class Wire extends Duplex {
  readonly sent: number[] = [];
  override _read(): void {}
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.sent.push(chunk.length);
    done();
  }
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.sent.push(chunks.reduce((sum, { chunk }) => sum + chunk.length, 0));
    done();
  }
}

test('what is sent in one turn leaves in one piece, whatever follows it in the same turn', async () => {
  const wire = new Wire();
  const gather = gathering(wire);
  const send = (bytes: number) => {
    gather();
    wire.write(Buffer.alloc(bytes));
  };
  await Promise.resolve().then(() => send(10));
  await Promise.resolve().then(() => send(20));
  await new Promise((turn) => setImmediate(turn));
  expect(wire.sent).toEqual([30]);
  send(5);
  await new Promise((turn) => setImmediate(turn));
  expect(wire.sent).toEqual([30, 5]);
});

test('much does not wait, so that nobody is taken for a slow reader who could not read yet', async () => {
  const wire = new Wire();
  const gather = gathering(wire);
  for (let i = 0; i < 100; i++) {
    gather();
    wire.write(Buffer.alloc(10_000));
    expect(wire.writableLength).toBeLessThan(60_000);
  }
  await new Promise((turn) => setImmediate(turn));
  expect(wire.sent.reduce((sum, bytes) => sum + bytes, 0)).toBe(1_000_000);
});
