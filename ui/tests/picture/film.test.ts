import { afterEach, expect, test, vi } from 'vitest';
import { saveFilm } from '../../src/picture/film.ts';
import * as save from '../../src/picture/save.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the end of a film stands as long as it should: each of its frames paints something, or none is recorded', async () => {
  const frames: number[] = [];
  let painted = 0;
  let clock = 0;
  const pen = {
    fillRect(_x: number, _y: number, width: number, height: number) {
      painted += width * height;
    },
    drawImage(...at: readonly unknown[]) {
      painted += (at.at(-1) as number) * (at.at(-2) as number);
    },
  };
  const canvas = { getContext: () => pen, captureStream: () => ({}) };
  vi.spyOn(save, 'dotsOf').mockResolvedValue(canvas as unknown as HTMLCanvasElement);
  const given = vi.spyOn(save, 'give').mockReturnValue();
  class Recorder {
    static isTypeSupported = (type: string) => type === 'video/webm';
    ondataavailable: ((piece: { data: Blob }) => void) | null = null;
    onstop: (() => void) | null = null;
    start = () => undefined;
    stop() {
      this.ondataavailable?.({ data: new Blob(['film']) });
      this.onstop?.();
    }
  }
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  vi.stubGlobal('requestAnimationFrame', (next: () => void) =>
    queueMicrotask(() => {
      clock += 100;
      painted = 0;
      next();
      frames.push(painted);
    }),
  );
  await saveFilm({ ground: '<svg/>', name: 'sky', lasts: 500, rests: 700, draw: () => pen.fillRect(0, 0, 9, 9) });
  expect(frames).toHaveLength(12);
  expect(frames.filter((area) => area === 0)).toEqual([]);
  expect(given).toHaveBeenCalledWith(expect.any(Blob), 'sky.webm');
});
