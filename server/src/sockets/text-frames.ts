/** Final frame of a text, and the lengths from which on a header has two or eight bytes more (RFC 6455, 5.2). */
const finalText = 0x81;
const [longer, longest] = [126, 65536];

const headerOf = (length: number): number => (length < longer ? 2 : length < longest ? 4 : 10);

/** These texts as a server sends them: a frame each, not masked, all in one buffer. */
export function textFrames(texts: readonly (string | Buffer)[]): Buffer {
  let bytes = 0;
  for (const text of texts) {
    const length = Buffer.byteLength(text);
    bytes += headerOf(length) + length;
  }
  const frames = Buffer.allocUnsafe(bytes);
  let at = 0;
  for (const text of texts) {
    const length = Buffer.byteLength(text);
    frames[at] = finalText;
    if (length < longer) frames[at + 1] = length;
    else if (length < longest) {
      frames[at + 1] = longer;
      frames.writeUInt16BE(length, at + 2);
    } else {
      frames[at + 1] = longer + 1;
      frames.writeUInt32BE(Math.floor(length / 2 ** 32), at + 2);
      frames.writeUInt32BE(length % 2 ** 32, at + 6);
    }
    at += headerOf(length);
    if (typeof text === 'string') frames.write(text, at);
    else text.copy(frames, at);
    at += length;
  }
  return frames;
}

/** The same of texts in plain letters alone (ASCII): a character for each byte. */
export function plainFrames(texts: readonly string[]): string {
  let frames = '';
  for (const text of texts) frames += headerFor(text.length) + text;
  return frames;
}

function headerFor(length: number): string {
  if (length < longer) return String.fromCharCode(finalText, length);
  if (length < longest) return String.fromCharCode(finalText, longer, length >> 8, length & 255);
  const bytes = [56, 48, 40, 32, 24, 16, 8, 0].map((bits) => Math.floor(length / 2 ** bits) & 255);
  return String.fromCharCode(finalText, longer + 1, ...bytes);
}
