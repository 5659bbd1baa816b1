/** Gives a picture to the browser to keep, as it is drawn. */
export function savePicture(svg: string, name: string): void {
  give(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`);
}

/** The same in dots, for whatever reads no SVG. */
export async function saveDots(svg: string, name: string): Promise<void> {
  const canvas = await dotsOf(svg);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob !== null) give(blob, `${name}.png`);
}

/** A drawing on a canvas of its own size. */
export async function dotsOf(svg: string): Promise<HTMLCanvasElement> {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return canvas;
}

export function give(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
