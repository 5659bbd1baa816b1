/** What a frame between two nodes is. A channel belongs to one socket of a person, or is one errand and its answer. */
export const frameKinds = {
  /** A front opens a channel for a socket: who calls, and from where. */
  open: 1,
  /** What the socket's two ends say to each other, as it is. */
  data: 2,
  /** One end hangs up; a home says with which code the socket is to be closed. */
  close: 3,
  /** The home asks the front to keep what the person says from now on: the table is about to move. */
  pause: 4,
  /** The front does so: nothing more comes on this channel. */
  paused: 5,
  /** The table has left this home: what to say at the next one, and the end of the channel. */
  moved: 6,
  /** The table is not at this home: nothing that was said on the channel was heard. */
  notHere: 9,
  /** Something that only the home of a table may do. */
  errand: 7,
  answer: 8,
  /** Instead of an answer: what came of it is not known. */
  failed: 10,
  /** The home says to the front that the person follows the table: until then the socket is at none. */
  follows: 11,
} as const;

export interface Frame {
  readonly channel: number;
  readonly kind: number;
  readonly body: Buffer;
}

/** Bytes before every body: its length, the channel, the kind. */
export const headerLength = 9;

export function writeFrames(frames: readonly Frame[]): Buffer {
  const all = Buffer.allocUnsafe(frames.reduce((sum, { body }) => sum + headerLength + body.length, 0));
  let at = 0;
  for (const { channel, kind, body } of frames) {
    all.writeUInt32LE(body.length, at);
    all.writeUInt32LE(channel, at + 4);
    all.writeUInt8(kind, at + 8);
    body.copy(all, at + headerLength);
    at += headerLength + body.length;
  }
  return all;
}

/** Throws where the bytes are no frames. */
export function readFrames(all: Buffer): Frame[] {
  const frames: Frame[] = [];
  for (let at = 0; at < all.length; ) {
    if (at + headerLength > all.length) throw new Error('a frame is cut off in its header');
    const end = at + headerLength + all.readUInt32LE(at);
    if (end > all.length) throw new Error('a frame is cut off in its body');
    const body = all.subarray(at + headerLength, end);
    frames.push({ channel: all.readUInt32LE(at + 4), kind: all.readUInt8(at + 8), body });
    at = end;
  }
  return frames;
}
