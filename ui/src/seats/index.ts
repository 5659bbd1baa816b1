export * from './duration.ts';
export * from './names.ts';
export * from './SeatBadge.tsx';
export * from './SeatPlate.tsx';
export * from './SeatRail.tsx';
export * from './Total.tsx';
export * from './useTimeLeft.ts';
