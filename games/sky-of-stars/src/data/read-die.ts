import type { Read } from '@orrery/kernel';
import { checked, must, readList, readRecord, readText } from './flaw.ts';
import type { Die } from './kind.ts';

/** The trust boundary for dice (spec 2.3): twelve faces, each a type of the sky, `?` or `erase`, and not all of them `erase`. */
export function readDie(raw: unknown, types: readonly string[], where = 'die'): Read<Die> {
  return checked(() => {
    const die = readRecord(raw, where);
    const id = readText(die.id, 60, `${where}.id`);
    const faces = readList(die.faces, 24, `${where}.faces`).map((face, i) => {
      const name = readText(face, 24, `${where}.faces[${i}]`);
      must(name === '?' || name === 'erase' || types.includes(name), 'UNKNOWN_TYPE', `${where}.faces[${i}]`);
      return name;
    });
    must(faces.length === 12, 'TWELVE_FACES', `${where}.faces`);
    must(
      faces.some((face) => face !== 'erase'),
      'NO_LINE_FACE',
      `${where}.faces`,
    );
    return { id, faces };
  });
}
