import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Dice, type Kind, observersOf } from '@orrery/kernel';
import { type Court, overMatches } from './court.ts';
import { travel } from './journeys.ts';
import { LawBroken } from './same.ts';

/** What rules must not name: luck other than Chance, a clock, the world. */
const forbidden: readonly [RegExp, string][] = [
  [/\bMath\s*\.\s*random\b|(?<![.\w])crypto\b/, 'luck that no log keeps'],
  [/(?<![.\w])(Date|performance|Temporal)\b/, 'a clock'],
  [/(?<![.\w])(set(Timeout|Interval|Immediate)|queueMicrotask)\b/, 'a clock'],
  [/(?<![.\w])(async|await|Promise)\b/, 'something that is not done at once'],
  [/(?<![.\w])(fetch|WebSocket|localStorage|indexedDB|process|globalThis|console)\b/, 'the world'],
  [/from\s+['"]node:|(?<![.\w])(import|require)\s*\(/, 'the world'],
  [/(?<![.\w])(structuredClone|Intl)\b|\.toLocale\w+/, 'what is slow, or differs from machine to machine'],
];

/** The text of rules, sight and data names no clock, no luck and no I/O. */
export function textIsPure(folders: readonly URL[]): void {
  for (const folder of folders) {
    const root = fileURLToPath(folder);
    for (const file of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (!file.isFile() || !file.name.endsWith('.ts')) continue;
      const path = `${file.parentPath}/${file.name}`;
      withoutComments(readFileSync(path, 'utf8'))
        .split('\n')
        .forEach((line, index) => {
          for (const [pattern, what] of forbidden)
            if (pattern.test(line))
              throw new LawBroken(`${relative(root, path)}:${index + 1} names ${what}: ${line.trim()}`);
        });
    }
  }
}

/** Blanks comments and the insides of plain strings, keeping the lines where they are. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|(?<!from\s*)'(?:[^'\\\n]|\\.)*'/g, (found) =>
    found.replace(/[^\n]/g, ' '),
  );
}

/** Whole matches and all their views are played while clock, luck and world are out of reach. */
export function playIsPure<K extends Kind>(court: Court<K>): void {
  const { game } = court;
  overMatches(court, (setting, seed, way) => {
    const broke = withoutTheWorld(() => {
      const journey = travel(game, setting, seed, way, ({ state }, events) => {
        for (const who of observersOf(setting.seats)) {
          const view = game.view(state, who);
          for (const event of events) game.tell(event, who);
          if (who !== 'table') game.imagine(view, who, new Dice(seed));
        }
      });
      return journey.broke;
    });
    if (broke !== null) throw new LawBroken(broke);
  });
}

function withoutTheWorld<T>(work: () => T): T {
  const outOfReach = (name: string) => {
    const deny = () => {
      throw new LawBroken(`the rules reached for ${name}`);
    };
    return new Proxy(class {}, { apply: deny, construct: deny, get: deny });
  };
  const put: (() => void)[] = [];
  const take = (holder: object, name: string, label: string) => {
    const was = Object.getOwnPropertyDescriptor(holder, name);
    if (was === undefined) return;
    Object.defineProperty(holder, name, { configurable: true, writable: true, value: outOfReach(label) });
    put.push(() => Object.defineProperty(holder, name, was));
  };
  try {
    take(Math, 'random', 'Math.random');
    for (const name of [
      'Date',
      'fetch',
      'setTimeout',
      'setInterval',
      'setImmediate',
      'queueMicrotask',
      'structuredClone',
    ])
      take(globalThis, name, name);
    take(performance, 'now', 'performance.now');
    take(crypto, 'getRandomValues', 'crypto');
    return work();
  } finally {
    for (const back of put.reverse()) back();
  }
}
