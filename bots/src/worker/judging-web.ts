import { shelf } from '@orrery/games';
import { type Evaluated, judgeMatch } from './judging.ts';

/** Entry of the Web Worker in which a page has a finished match evaluated. What fails is an error of the worker. */
addEventListener('message', (event: MessageEvent<Evaluated>) => {
  judgeMatch(
    shelf,
    event.data,
    (news) => postMessage(news),
    () => performance.now(),
  ).catch((error: unknown) => reportError(error));
});
