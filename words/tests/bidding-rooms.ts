import type { Game } from '@orrery/kernel';
import { bidding } from '../../kernel/tests/bidding/index.ts';
import { mindFor } from '../../kernel/tests/bidding/mind.ts';
import { setup } from '../../kernel/tests/bidding/rules.ts';
import type { Bidding } from '../../kernel/tests/bidding/state.ts';
import type { Edition, Room } from '../src/room.ts';

/** The rules have changed: one card is burnt before the first round. No log of the first rules can be read by these. */
export const secondBidding: Game<Bidding> = {
  ...bidding,
  rules: 2,
  setup(options, seats, chance, emit) {
    const state = setup(options, seats, chance, emit);
    state.discard.push(...state.pile.splice(chance.int(state.pile.length, 'burnt'), 1));
    return state;
  },
};

function editionOf(game: Game<Bidding>): Edition<Bidding> {
  const mind = mindFor(game);
  return {
    rules: async () => ({ game, mind }),
    words: () => Promise.reject(new Error('it has no words')),
    table: () => Promise.reject(new Error('it has no table')),
  };
}

const { id, seats } = bidding;
const facts = { id, plate: 0, title: 'Bidding', seats, minutes: { min: 1, max: 2 } };

export const firstRoom = { ...facts, ...editionOf(bidding) } as unknown as Room;
/** After an upgrade that went without the first rules. */
export const secondRoom = { ...facts, ...editionOf(secondBidding) } as unknown as Room;
/** After an upgrade, the first rules kept beside the second. */
export const bothRoom: Room = { ...secondRoom, earlier: { 1: firstRoom } };
