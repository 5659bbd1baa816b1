export { createSound, type Sound } from './sound.ts';
export { type Channel, type SoundName, shotFor } from './voices.ts';
