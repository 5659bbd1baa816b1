import type { Say } from '@orrery/words';
import type { Move } from '../rules/kind.ts';
import type { MessageId } from '../words/index.ts';

/** For "what can I do?": the moves, told together and not one by one. */
export function whatCanBeDone(moves: readonly Move[], say: Say<MessageId>): readonly string[] {
  const weapons = new Set(moves.flatMap((move) => (move.t === 'placeWeapon' ? [move.weapon] : []))).size;
  const planets = new Set(moves.flatMap((move) => (move.t === 'placePlanet' ? [move.planet] : []))).size;
  const places = new Set(moves.map(({ at }) => `${at.x},${at.y}`)).size;
  if (weapons > 0) return [say('can.place', { weapons, planets: places })];
  return planets > 0 ? [say('can.build', { planets, cells: places })] : [];
}
