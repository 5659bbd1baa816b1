export { type Bots, seatBots } from './driver.ts';
export { type BotName, botNames, type Clock, type Rules } from './search/bot.ts';
export { decide } from './search/decide.ts';
export type { Question, Think } from './worker/protocol.ts';
