import type { SeatInfo } from '../table/contract.ts';

/** Somebody sits there and is not at the table now. */
export const isAway = ({ kind, online }: SeatInfo): boolean => kind !== 'bot' && kind !== 'open' && !online;

/** They have said that they rest: nobody wonders where they are. */
export const isResting = ({ kind, vacation }: SeatInfo): boolean => vacation !== undefined && kind !== 'bot';

/** Nobody knows where they are. */
export const isMissing = (seat: SeatInfo): boolean => isAway(seat) && !isResting(seat);
