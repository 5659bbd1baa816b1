export { type Bots, seatBots } from './driver.ts';
export { type Advice, advise, type Expected } from './search/advise.ts';
export { type BotName, botNames, type Clock, type Rules, type Searchable } from './search/bot.ts';
export { decide, search } from './search/decide.ts';
export { choices, playOut } from './search/playout.ts';
export { Worlds } from './search/worlds.ts';
export type { Question, Think } from './worker/protocol.ts';
