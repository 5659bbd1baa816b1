/** Of a frame's first byte, the last part of a message and what the frame is; of its second, its length and whether it is masked. */
const [last, kind, goodbye, control] = [0x80, 0x0f, 8, 8];
const [lengthBits, masked, maskBytes] = [0x7f, 0x80, 4];
const [longer, longest] = [126, 127];

/** Follows the frames of a WebSocket, however they are cut into pieces, to know where one ends (RFC 6455, 5.2). */
export class FrameCourse {
  /** The bytes of a header that have come so far. */
  private header: number[] = [];
  /** Bytes of the frame that are to come. */
  private left = 0;
  private inParts = false;
  private saidGoodbye = false;

  /** The next byte begins a message. */
  get between(): boolean {
    return this.left === 0 && this.header.length === 0 && !this.inParts;
  }
  /** A goodbye has come as a whole: nothing after it counts. */
  get over(): boolean {
    return this.saidGoodbye && this.left === 0 && this.header.length === 0;
  }

  /** These bytes have come. */
  pass(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length && !this.over; ) {
      if (this.left > 0) {
        const some = Math.min(this.left, bytes.length - at);
        this.left -= some;
        at += some;
      } else this.begin(bytes[at++]!);
    }
  }

  private begin(byte: number): void {
    const { header } = this;
    header.push(byte);
    const [first = 0, second = 0] = header;
    if (header.length < 2) return;
    const said = second & lengthBits;
    const more = said === longest ? 8 : said === longer ? 2 : 0;
    if (header.length < 2 + more) return;
    const length = more === 0 ? said : header.slice(2).reduce((sum, each) => sum * 256 + each, 0);
    this.left = length + ((second & masked) === 0 ? 0 : maskBytes);
    if ((first & kind) < control) this.inParts = (first & last) === 0;
    else if ((first & kind) === goodbye) this.saidGoodbye = true;
    this.header = [];
  }
}
