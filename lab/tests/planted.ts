import fs from 'node:fs';
import path from 'node:path';

type Data = Record<string, Record<string, unknown>[]>;
const oursOf = (game: string): Data =>
  JSON.parse(fs.readFileSync(path.resolve(import.meta.dirname, `../../games/${game}/src/data/ours-1.json`), 'utf8'));

/** The Needle, which fires before all others, hits as widely as the Supernova. */
export function strongNeedle(): object {
  const data = oursOf('shooting-star');
  const [needle, supernova] = ['W8', 'W1'].map((id) => data.weapons!.find((weapon) => weapon.id === id)!);
  needle!.cells = supernova!.cells;
  return data;
}

/** Every unit of the Xarn has so much more force. */
export function strongXarn(more: number): object {
  const data = oursOf('planet-x');
  for (const unit of data.units!) if (unit.faction === 'xarn') unit.force = (unit.force as number) + more;
  return data;
}
