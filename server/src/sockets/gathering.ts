import type { Duplex } from 'node:stream';

/** So many bytes do not wait for more. */
const piece = 32 * 1024;

/**
 * What is sent to one device in one turn leaves in one piece (a move, for example, and that it is taken): asking the system to send
 * is the dearest part of a short message. To be called before each message.
 */
export function gathering(wire: Pick<Duplex, 'cork' | 'uncork' | 'writableLength'>): () => void {
  let gathers = false;
  const leave = () => {
    gathers = false;
    wire.uncork();
  };
  return () => {
    if (gathers && wire.writableLength < piece) return;
    if (gathers) wire.uncork();
    else process.nextTick(leave);
    gathers = true;
    wire.cork();
  };
}
