export * from './errors.ts';
export * from './me.ts';
export * from './names.ts';
export * from './read.ts';
export * from './seats.ts';
export * from './socket.ts';
export * from './tables.ts';
export * from './talk.ts';
