// The shelf after an upgrade that kept no older rules.
import { secondRoom } from '../../words/tests/bidding-rooms.ts';

export const shelf = [secondRoom];
