// The shelf of the tests: a small game with secrets, simultaneous decisions and private moves that can be taken back, and
// the real ones.
import { shelf as games } from '@orrery/games';
import { firstRoom } from '../../words/tests/bidding-rooms.ts';

export const shelf = [firstRoom, ...games];
