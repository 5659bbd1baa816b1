import { PLATES, type Plate } from './plate-names.ts';

export { PLATES, type Plate };

export function isPlate(value: unknown): value is Plate {
  return PLATES.some((plate) => plate === value);
}

/** Prints the whole page on a plate; night is what theme.css gives with no attribute at all. */
export function applyPlate(plate: Plate, root: HTMLElement = document.documentElement): void {
  root.dataset.plate = plate;
}

export function currentPlate(root: HTMLElement = document.documentElement): Plate {
  const { plate } = root.dataset;
  return isPlate(plate) ? plate : 'night';
}

/** Calls back whenever the page changes plate; returns what stops it. */
export function watchPlate(changed: (plate: Plate) => void, root: HTMLElement = document.documentElement): () => void {
  const observer = new MutationObserver(() => changed(currentPlate(root)));
  observer.observe(root, { attributes: true, attributeFilter: ['data-plate'] });
  return () => observer.disconnect();
}

/** The plate a visitor's system asks for before they have chosen one. */
export function preferredPlate(asks: (query: string) => boolean = (query) => matchMedia(query).matches): Plate {
  if (asks('(prefers-contrast: more)') || asks('(forced-colors: active)')) return 'contrast';
  return asks('(prefers-color-scheme: light)') ? 'day' : 'night';
}
