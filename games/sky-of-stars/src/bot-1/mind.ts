/** The first bots of this game: today's still decide as they did, which their golden decisions (`lab/tests/yardstick`) prove. */
export { mind as first } from '../bot/mind.ts';
