import type { WebSocket } from 'ws';

/** What of the reader of a WebSocket says that it stands between two messages. */
interface Reader {
  write(chunk: Buffer): boolean;
  readonly _state: number;
  readonly _bufferedBytes: number;
  readonly _fragmented: number;
  readonly _opcode: number;
  readonly _errored: boolean;
}

/** A final frame of text; its length, masked as a client's has to be; where a longer one follows in two bytes (RFC 6455, 5.2). */
const finalText = 0x81;
const masked = 0x80;
const longer = 126;
const maskBytes = 4;
const goodbye = 8;

/**
 * Hears short texts in plain letters that come in one piece, as almost everything does that a player says: what ws has for
 * everything else costs more than all that is done with such a text. Whatever is not as plain as that goes to ws, as it came.
 */
export function hearPlainTexts(socket: WebSocket, hear: (text: Buffer) => void): void {
  const reader = (socket as unknown as { readonly _receiver: Reader })._receiver;
  const { write } = reader;
  reader.write = (chunk) => {
    const read = isBetween(reader) ? readPlain(chunk, hear) : 0;
    if (read === chunk.length) return true;
    return write.call(reader, read === 0 ? chunk : chunk.subarray(read));
  };
}

function isBetween({ _state, _bufferedBytes, _fragmented, _opcode, _errored }: Reader): boolean {
  return _state === 0 && _bufferedBytes === 0 && _fragmented === 0 && _opcode !== goodbye && !_errored;
}

/** How many bytes of this are plain texts that were heard. */
function readPlain(chunk: Buffer, hear: (text: Buffer) => void): number {
  let read = 0;
  while (chunk.length - read > 2 + maskBytes && chunk[read] === finalText) {
    const said = chunk[read + 1]! - masked;
    const begins = read + (said < longer ? 2 : 4) + maskBytes;
    const length = said < longer ? said : chunk.readUInt16BE(read + 2);
    if (said < 0 || said > longer || begins + length > chunk.length) return read;
    if (!unmask(chunk, begins, length)) return read;
    read = begins + length;
    hear(chunk.subarray(begins, read));
  }
  return read;
}

/** False: it has other letters than plain ones, and is as it was. */
function unmask(chunk: Buffer, begins: number, length: number): boolean {
  let all = 0;
  for (let i = 0; i < length; i++) all |= chunk[begins + i]! ^= chunk[begins - maskBytes + (i & 3)]!;
  if (all < 0x80) return true;
  for (let i = 0; i < length; i++) chunk[begins + i]! ^= chunk[begins - maskBytes + (i & 3)]!;
  return false;
}
