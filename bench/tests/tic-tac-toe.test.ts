import { laws } from '@orrery/laws';
import { ticTacToe } from '../src/tic-tac-toe.ts';

// What is timed beside the peer must be a game like any other of the house.
laws({
  game: ticTacToe,
  optionsSamples: [{}],
  scramble: (s) => s,
  open: true,
  sources: [],
  sizes: { positions: 300, journeys: 60, matches: 20 },
});
