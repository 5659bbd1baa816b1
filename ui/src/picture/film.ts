import { dotsOf, give } from './save.ts';

/** As browsers can write them, the likeliest to be shown elsewhere first. */
const kinds = ['video/mp4;codecs=avc1.42E01E', 'video/webm;codecs=vp9', 'video/webm'] as const;
const kindHere = () => kinds.find((kind) => MediaRecorder.isTypeSupported(kind));

/** Can this browser keep a moving picture? */
export const canFilm = (): boolean =>
  typeof MediaRecorder === 'function' && 'captureStream' in HTMLCanvasElement.prototype && kindHere() !== undefined;

interface Film {
  /** What lies under it, as SVG: its size is the film's. */
  readonly ground: string;
  readonly name: string;
  /** How long it moves, and how long its end stands still: milliseconds. */
  readonly lasts: number;
  readonly rests: number;
  /** Draws what has come by then, over what was there before: `from` and `to` are parts of it, 0 to 1. */
  draw(pen: CanvasRenderingContext2D, from: number, to: number): void;
}

/** Draws a moving picture as it is recorded, and gives it to the browser to keep. */
export async function saveFilm({ ground, name, lasts, rests, draw }: Film): Promise<void> {
  const type = kindHere();
  const canvas = await dotsOf(ground);
  const pen = canvas.getContext('2d');
  if (type === undefined || pen === null) return;
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: type, videoBitsPerSecond: 4_000_000 });
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  const kept = new Promise((done) => {
    recorder.onstop = done;
  });
  recorder.start();
  await played(lasts, (from, to) => draw(pen, from, to));
  // A still picture sends no frames of its own, nor does drawing nothing: a dot is drawn over itself.
  await played(rests, () => pen.drawImage(canvas, 0, 0, 1, 1, 0, 0, 1, 1));
  recorder.stop();
  await kept;
  give(new Blob(pieces, { type }), `${name}.${type.startsWith('video/mp4') ? 'mp4' : 'webm'}`);
}

function played(ms: number, frame: (from: number, to: number) => void): Promise<void> {
  const began = performance.now();
  let from = 0;
  return new Promise((done) => {
    const next = () => {
      const to = Math.min(1, (performance.now() - began) / ms);
      frame(from, to);
      from = to;
      if (to < 1) requestAnimationFrame(next);
      else done();
    };
    requestAnimationFrame(next);
  });
}
