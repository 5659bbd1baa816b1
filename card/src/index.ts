export { cardSize, drawBoard, drawMatch, drawUnfinished, drawWaiting, type Reader } from './draw.ts';
export { inksOf } from './inks.ts';
export { escaped, fillInk, hatch, lettered, lineInk, planet, sigil } from './marks.ts';
export { boardBox, type CardSeat, cardOfMatch, type MatchCard } from './match-card.ts';
export { type CardWords, cardSay, wordsOfCard } from './say.ts';
export { botName, cardSeats, letterOf, looksFor } from './seats.ts';
export { enSeats } from './words/seats-en.ts';
export { itSeats } from './words/seats-it.ts';
