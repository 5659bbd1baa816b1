import fc from 'fast-check';
import { judge, type Kind } from '../src/index.ts';
import { atPositions, type Court } from './court.ts';
import { canonical, LawBroken, must, mustBePlain, mustBeSame, throughJson } from './same.ts';

/** Listed, picked and fallback moves are never refused, and every listed move is distinct. */
export function offersAreLegal<K extends Kind>(court: Court<K>): void {
  const { game } = court;
  for (const { broke, entries, seed, way, head } of court.journeys())
    if (broke !== null)
      throw new LawBroken(
        `${broke}\n  seed ${seed}, way ${way}, ${head.seats} seats, after entry ${entries.length - 1}`,
      );
  atPositions(court, fc.constant(null), ({ state, journey }, luck) => {
    const before = JSON.stringify(state);
    for (let by = 0; by < journey.head.seats; by++) {
      const acts = game.actors(state).includes(by);
      const listed = game.list?.(state, by);
      const known = new Set<string>();
      for (const move of listed ?? []) {
        const key = canonical(move);
        must(!known.has(key), () => `seat ${by} is offered ${key} twice`);
        known.add(key);
        mustBeTaken('listed', by, move);
      }
      if (!acts) {
        must(known.size === 0, () => `seat ${by} may not act and is offered ${known.size} moves`);
        continue;
      }
      must(listed === undefined || known.size > 0, () => `seat ${by} may act and is offered no move`);
      const picked = game.pick(state, by, luck);
      mustBeTaken('picked', by, picked);
      mustBeListed('picked', by, picked);
      if (!game.awaited(state).includes(by)) continue;
      const fallback = game.fallback(state, by, luck);
      mustBeTaken('fallback', by, fallback);
      mustBeListed('fallback', by, fallback);

      function mustBeListed(how: string, seat: number, move: K['move']): void {
        if (listed !== undefined)
          must(known.has(canonical(move)), () => `seat ${seat}: the ${how} move ${canonical(move)} is not listed`);
      }
    }
    must(JSON.stringify(state) === before, () => 'offering moves changed the state');

    function mustBeTaken(how: string, by: number, move: K['move']): void {
      mustBePlain(`the ${how} move`, move);
      const judged = judge(game, state, by, throughJson(move));
      must(
        judged.ok,
        () => `seat ${by}: the ${how} move ${canonical(move)} is refused: ${!judged.ok && judged.refusal}`,
      );
      if (judged.ok) mustBeSame(`seat ${by}: the ${how} move, once read,`, move, judged.move);
    }
  });
}
