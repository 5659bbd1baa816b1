import fs from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const fonts = ['im-fell-english', 'cinzel', 'eb-garamond', 'eb-garamond-italic', 'atkinson-hyperlegible-next'] as const;

interface Letters {
  readonly fontBuffers: Uint8Array[];
}
let letters: Promise<Letters> | undefined;

/** An SVG as a PNG, with the house's own letters and none of the system's. */
export async function rasterise(svg: string): Promise<Uint8Array> {
  letters ??= load();
  const { fontBuffers } = await letters;
  const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'EB Garamond' } });
  const dots = drawing.render();
  // A copy of its own: what it gives lies in memory that is used again.
  const png = Uint8Array.from(dots.asPng());
  dots.free();
  drawing.free();
  return png;
}

async function load(): Promise<Letters> {
  const here = (address: string) => fs.readFile(fileURLToPath(import.meta.resolve(address)));
  await initWasm(await here('@resvg/resvg-wasm/index_bg.wasm'));
  return { fontBuffers: await Promise.all(fonts.map((name) => here(`@orrery/ui/fonts/${name}.woff2`))) };
}
