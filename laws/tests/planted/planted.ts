import type { Game } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { type Bidding, bidding } from '../../../kernel/tests/bidding/index.ts';
import { type Law, LawBroken, lawsFor, type Trial } from '../../src/index.ts';
import { bids } from '../bids.ts';

/** One defect, the law that must catch it, and what the law must say. */
interface Planted {
  readonly law: string;
  readonly says: RegExp;
  readonly game?: Partial<Game<Bidding>>;
  readonly trial?: Partial<Trial<Bidding>>;
}

const small = { positions: 400, journeys: 40, matches: 20 };

export function lawNamed(name: string, { game, trial }: Pick<Planted, 'game' | 'trial'>): Law {
  const law = lawsFor({ ...bids, sizes: small, ...trial, game: { ...bidding, ...game } }).find((l) => l.name === name);
  if (law === undefined) throw new Error(`there is no law "${name}"`);
  return law;
}

export function allCaught(title: string, defects: Readonly<Record<string, Planted>>): void {
  describe(`planted defects of ${title}`, () => {
    for (const [what, { law, says, ...planted }] of Object.entries(defects))
      test(`${what}: caught by "${law}"`, () => {
        const { check } = lawNamed(law, planted);
        expect(check).toThrow(LawBroken);
        expect(check).toThrow(says);
      });
  });
}
