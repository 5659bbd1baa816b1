import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PLATES, type Plate } from '../../src/theme/plate.ts';

const sheet = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../src/theme/${name}`, import.meta.url)), 'utf8');

/** The hex tokens a plate ends up with: its own over those of the night plate it is printed from. */
function tokensOf(plate: Plate): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>();
  for (const css of [sheet('plates.css'), sheet('engraving/inks.css')]) {
    for (const [, selector, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const named = selector?.trim().endsWith(':root') || selector?.includes(`[data-plate="${plate}"]`);
      if (!named || !body) continue;
      for (const [, name, value] of body.matchAll(/--([\w-]+):\s*(#[0-9a-fA-F]{6})\b/g)) {
        if (name && value) tokens.set(name, value.toLowerCase());
      }
    }
  }
  return tokens;
}

export function token(plate: Plate, name: string): string {
  const value = tokensOf(plate).get(name);
  if (value === undefined) throw new Error(`the ${plate} plate has no --${name}`);
  return value;
}

export { PLATES };
