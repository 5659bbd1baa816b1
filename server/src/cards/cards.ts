import { Worker } from 'node:worker_threads';
import type { Lang } from '@orrery/words';
import { no, type Outcome, yes } from '../outcome.ts';

/** What the thread is asked to draw. */
export interface CardAsked {
  readonly no: number;
  readonly game: string | null;
  readonly lang: Lang;
  /** The text of a match file; null: a table that waits. */
  readonly file: Uint8Array | null;
}
export type CardDrawn =
  | { readonly no: number; readonly png: Uint8Array }
  | { readonly no: number; readonly failed: string };

interface Settings {
  /** The module of the shelf, as for the threads of the bots. */
  readonly shelf: string;
  readonly failed: (error: Error) => void;
}

/** So many bytes of pictures are held. */
const room = 16 * 1024 * 1024;
/** So many wait to be drawn; a picture takes a tenth of a second. */
const mostWaiting = 16;
/** Milliseconds after its last picture until the thread ends: it holds the rules of all games, and letters. */
const idle = 30_000;

/** Cards to share as PNG: drawn once for each match and language, in a thread that is there only while it is needed. */
export class Cards {
  private readonly settings: Settings;
  /** Least recently used first. */
  private readonly held = new Map<string, Buffer>();
  private heldBytes = 0;
  private readonly drawing = new Map<string, Promise<Outcome<Buffer>>>();
  private readonly waiting = new Map<number, (drawn: CardDrawn) => void>();
  private worker: Worker | null = null;
  private count = 0;
  private ending: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(settings: Settings) {
    this.settings = settings;
  }

  /** The plate of a game; null: of the house. */
  plate(game: string | null, lang: Lang): Promise<Outcome<Buffer>> {
    return this.once(`plate ${game} ${lang}`, async () => this.draw({ game, lang, file: null }));
  }

  /** `as`: what its seats are called, which may change; `file`: the parts of its text, asked for only where no card is held. */
  match(
    { id, game, as }: { readonly id: string; readonly game: string; readonly as: string },
    lang: Lang,
    file: () => Promise<Outcome<readonly Buffer[]>>,
  ): Promise<Outcome<Buffer>> {
    return this.once(`match ${id} ${lang} ${as}`, async () => {
      const found = await file();
      return found.ok ? this.draw({ game, lang, file: Buffer.concat(found.value) }) : found;
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.ending);
    await this.worker?.terminate();
  }

  /** However many ask for a card at once, it is drawn once. */
  private once(key: string, draw: () => Promise<Outcome<Buffer>>): Promise<Outcome<Buffer>> {
    const known = this.held.get(key);
    if (known !== undefined) {
      this.hold(key, known);
      return Promise.resolve(yes(known));
    }
    const drawing = this.drawing.get(key) ?? this.begin(key, draw);
    this.drawing.set(key, drawing);
    return drawing;
  }

  private async begin(key: string, draw: () => Promise<Outcome<Buffer>>): Promise<Outcome<Buffer>> {
    try {
      if (this.drawing.size >= mostWaiting) return no('TOO_FAST', { after: 5 });
      const drawn = await draw();
      if (drawn.ok) this.hold(key, drawn.value);
      return drawn;
    } finally {
      this.drawing.delete(key);
    }
  }

  private async draw(asked: Omit<CardAsked, 'no'>): Promise<Outcome<Buffer>> {
    if (this.closed) return no('ASK_AGAIN', { after: 1 });
    clearTimeout(this.ending);
    this.worker ??= this.start();
    this.count += 1;
    const at = this.count;
    const drawn = await new Promise<CardDrawn>((resolve) => {
      this.waiting.set(at, resolve);
      this.worker!.postMessage({ ...asked, no: at });
    });
    if (this.waiting.size === 0 && !this.closed) this.ending = setTimeout(() => this.rest(), idle).unref();
    if ('png' in drawn) return yes(Buffer.from(drawn.png.buffer, drawn.png.byteOffset, drawn.png.byteLength));
    this.settings.failed(new Error(drawn.failed));
    return no('SERVER_FAULT');
  }

  private start(): Worker {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: { shelf: this.settings.shelf } });
    worker.unref();
    const lost = (why: string) => {
      if (worker !== this.worker) return;
      this.worker = null;
      for (const [at, resolve] of [...this.waiting]) {
        this.waiting.delete(at);
        resolve({ no: at, failed: why });
      }
    };
    worker.on('message', (drawn: CardDrawn) => {
      this.waiting.get(drawn.no)?.(drawn);
      this.waiting.delete(drawn.no);
    });
    worker.on('error', (error) => lost(String(error)));
    worker.on('exit', () => lost('the thread that draws has ended'));
    return worker;
  }

  private rest(): void {
    if (this.waiting.size > 0) return;
    const { worker } = this;
    this.worker = null;
    void worker?.terminate();
  }

  private hold(key: string, png: Buffer): void {
    const before = this.held.get(key);
    if (before !== undefined) this.heldBytes -= before.length;
    this.held.delete(key);
    this.held.set(key, png);
    this.heldBytes += png.length;
    for (const [oldest, { length }] of this.held) {
      if (this.heldBytes <= room) return;
      this.held.delete(oldest);
      this.heldBytes -= length;
    }
  }
}
