export * from './duration.ts';
export * from './SeatBadge.tsx';
export * from './SeatPlate.tsx';
export * from './SeatRail.tsx';
export * from './useTimeLeft.ts';
