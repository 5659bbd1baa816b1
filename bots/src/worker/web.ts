import { shelf } from '@orrery/games';
import { answers, thinkAbout } from './answer.ts';
import type { Asked } from './protocol.ts';

/** Entry of the Web Worker in which a page lets its bots think. */
const answer = answers(thinkAbout(shelf, () => performance.now()));
addEventListener('message', (event: MessageEvent<Asked>) => {
  void answer(event.data).then((answered) => postMessage(answered));
});
