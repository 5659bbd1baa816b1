import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { FrameCourse } from './frame-course.ts';

/** A final frame of text; its length, masked as a client's has to be; where a longer one follows in two bytes (RFC 6455, 5.2). */
const finalText = 0x81;
const masked = 0x80;
const longer = 126;
const maskBytes = 4;

/**
 * Hears short texts in plain letters that come in one piece, as almost everything does that a player says: what ws has for
 * everything else costs more than all that is done with such a text. Whatever is not as plain as that goes to ws, as it came.
 * `wire`: what this WebSocket reads from; `longest`: who sends a longer message is shown out, by ws.
 */
export function hearPlainTexts(socket: WebSocket, wire: Duplex, longest: number, hear: (text: Buffer) => void): void {
  const [goOn, ...others] = wire.listeners('data');
  if (goOn === undefined || others.length > 0) return;
  const course = new FrameCourse();
  const take = (chunk: Buffer): void => {
    const read = course.between ? readPlain(chunk, longest, hear) : 0;
    if (read === chunk.length) return;
    const rest = read === 0 ? chunk : chunk.subarray(read);
    course.pass(rest);
    if (course.over) wire.off('data', take);
    goOn.call(wire, rest);
  };
  wire.on('data', take);
  wire.off('data', goOn as typeof take);
  // After what is no good ws hears nothing more.
  socket.on('error', () => wire.off('data', take));
}

/** How many bytes of this are plain texts that were heard. */
function readPlain(chunk: Buffer, longest: number, hear: (text: Buffer) => void): number {
  let read = 0;
  while (chunk.length - read > 2 + maskBytes && chunk[read] === finalText) {
    const said = chunk[read + 1]! - masked;
    const begins = read + (said < longer ? 2 : 4) + maskBytes;
    const length = said < longer ? said : chunk.readUInt16BE(read + 2);
    if (said < 0 || said > longer || length > longest || begins + length > chunk.length) return read;
    if (!unmask(chunk, begins, length)) return read;
    read = begins + length;
    hear(chunk.subarray(begins, read));
  }
  return read;
}

/** False: it has other letters than plain ones, and is as it was. */
function unmask(chunk: Buffer, begins: number, length: number): boolean {
  if (applyMask(chunk, begins, length) < 0x80) return true;
  applyMask(chunk, begins, length);
  return false;
}

/** All bits that are then set in any of the bytes. */
function applyMask(chunk: Buffer, begins: number, length: number): number {
  const [a, b] = [chunk[begins - 4]!, chunk[begins - 3]!];
  const [c, d] = [chunk[begins - 2]!, chunk[begins - 1]!];
  const ends = begins + length;
  let [all, at] = [0, begins];
  for (; at + 4 <= ends; at += 4) {
    all |= chunk[at]! ^= a;
    all |= chunk[at + 1]! ^= b;
    all |= chunk[at + 2]! ^= c;
    all |= chunk[at + 3]! ^= d;
  }
  for (; at < ends; at++) all |= chunk[at]! ^= chunk[begins - maskBytes + ((at - begins) & 3)]!;
  return all;
}
