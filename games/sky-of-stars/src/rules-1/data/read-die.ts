import { checked, type Read, readList, readRecord } from '@orrery/kernel';
import { must, readTidy } from './flaw.ts';
import type { Die } from './kind.ts';

/** The trust boundary for dice: twelve faces, each a type of the sky, `?` or `erase`, and not all of them `erase`. */
export function readDie(raw: unknown, types: readonly string[], where = 'die'): Read<Die> {
  return checked(() => {
    const die = readRecord(raw, where);
    const id = readTidy(die.id, 60, `${where}.id`);
    const faces = readList(die.faces, `${where}.faces`, 24).map((face, i) => {
      const name = readTidy(face, 24, `${where}.faces[${i}]`);
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
