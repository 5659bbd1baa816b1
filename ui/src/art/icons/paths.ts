import { starPath } from '../pen.ts';

/** 24 x 24 about 12, 12. Strokes unless filled is given too. */
export type IconDrawing = { readonly stroke?: string; readonly fill?: string };

const drawings = {
  menu: { stroke: 'M4 6h16M4 12h16M4 18h10' },
  close: { stroke: 'M5 5l14 14M19 5L5 19' },
  'log-sheet': { stroke: 'M7 7l5-5 5 5M4 12.500h16M4 17.500h16M4 22.500h10' },
  log: { stroke: 'M5 3h14v18H5ZM8.500 8h7M8.500 12h7M8.500 16h4' },
  rules: { stroke: 'M12 6C9.500 4 6 3.500 3 4v14c3-.5 6.500 0 9 2 2.500-2 6-2.500 9-2V4c-3-.5-6.500 0-9 2ZM12 6v14' },
  settings: { stroke: 'M3 7h7M16 7h5M3 17h3M12 17h9M13 4.200v5.600M9 14.200v5.600' },
  sound: {
    stroke: 'M4 9.500v5h4l5 4.500v-14l-5 4.500ZM16.500 9a4.200 4.200 0 0 1 0 6M19 6.500a7.800 7.800 0 0 1 0 11',
  },
  mute: { stroke: 'M4 9.500v5h4l5 4.500v-14l-5 4.500ZM16.500 9.500l5 5M21.500 9.500l-5 5' },
  undo: { stroke: 'M8 5L4 9l4 4M4 9h10a5.500 5.500 0 0 1 0 11H8' },
  rotate: { stroke: 'M18.500 8A8 8 0 1 0 20 13M19.500 3v5.500H14' },
  play: { fill: 'M7 4l13 8-13 8Z' },
  pause: { fill: 'M6 4h4v16H6ZM14 4h4v16h-4Z' },
  step: { stroke: 'M19 5v14', fill: 'M5 5l11 7-11 7Z' },
  skip: { fill: 'M3 5l9 7-9 7ZM12 5l9 7-9 7Z' },
  medal: {
    stroke: 'M7 2l5 7 5-7M12 9a6 6 0 1 0 0 12 6 6 0 1 0 0-12Z',
    fill: starPath(12, 15, 4, { points: 5, inner: 0.45 }),
  },
  share: { stroke: 'M12 15V3M7.500 7.500L12 3l4.500 4.500M7 11H5v10h14V11h-2' },
  copy: { stroke: 'M8 8h12v13H8ZM16 8V3H4v13h4' },
  qr: {
    stroke: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4Z',
    fill: 'M6 6h2v2H6ZM16 6h2v2h-2ZM6 16h2v2H6ZM14 14h2v2h-2ZM18 14h2v2h-2ZM16 16h2v2h-2ZM14 18h2v2h-2ZM18 18h2v2h-2Z',
  },
  conquest: { stroke: 'M3 19.500L12 3.500l9 16Z', fill: 'M12 11.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 1 0 0-5Z' },
  debris: {
    stroke: 'M3 14.500l6-4 3 5.500-6 4.500ZM12 7.500L19.500 3l1.500 7.500-6 1.500ZM15.500 16.500l5-1-1 5-4 .5Z',
  },
  invader: {
    stroke: 'M12 1.500a10.500 10.500 0 1 0 0 21 10.500 10.500 0 1 0 0-21Z',
    fill: starPath(12, 12, 8.5, { points: 4, inner: 0.3 }),
  },
  shield: {
    stroke:
      'M12 2.500c3 2 6 2.500 8.500 2.500 0 8-2 13.500-8.500 17C5.500 18.500 3.500 13 3.500 5c2.500 0 5.500-.5 8.500-2.500ZM12 5.500v13M6 10.500h12',
  },
  burst: { stroke: starPath(12, 12, 10.5, { points: 12, inner: 0.72 }) },
  cross: { stroke: 'M6 6l12 12M18 6L6 18' },
  talk: { stroke: 'M3.500 4h17v12.500h-9L7 20.500v-4H3.500ZM8 8.500h8M8 12h5' },
  keys: { stroke: 'M2.500 6h19v12h-19ZM6 9.500h1M9.500 9.500h1M13 9.500h1M16.500 9.500h1M6 12h1M17 12h1M8 15h8' },
  question: {
    stroke: 'M8 8.500a4 4 0 1 1 6.200 3.300c-1.500 1-2.200 1.700-2.200 3.700',
    fill: 'M12 18.200a1.500 1.500 0 1 0 0 3 1.500 1.500 0 1 0 0-3Z',
  },
  arrow: { stroke: 'M3.500 12H20M13.500 5.500L20 12l-6.500 6.500' },
  check: { stroke: 'M4 12.500l5.500 5.500L20 6.500' },
  link: {
    stroke:
      'M10 14a4 4 0 0 1 0-5.700l4-4a4 4 0 0 1 5.700 5.700l-2.200 2.200M14 10a4 4 0 0 1 0 5.700l-4 4a4 4 0 0 1-5.700-5.700l2.200-2.200',
  },
  bot: {
    stroke: 'M5 8.500h14v11H5ZM12 8.500V4M2.500 12v4M21.500 12v4M9 16.500h6',
    fill: 'M12 1.500a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 1 0 0-3.600ZM9 11.200a1.500 1.500 0 1 0 0 3 1.500 1.500 0 1 0 0-3ZM15 11.200a1.500 1.500 0 1 0 0 3 1.500 1.500 0 1 0 0-3Z',
  },
  person: {
    stroke: 'M12 3a4.500 4.500 0 1 0 0 9 4.500 4.500 0 1 0 0-9ZM3.500 21c.5-4.500 4-6.500 8.500-6.500s8 2 8.500 6.500',
  },
  leave: { stroke: 'M10 4H4v16h6M9 12h11M15.500 7.500L20 12l-4.500 4.500' },
  device: { stroke: 'M6.500 2.500h11v19h-11ZM10 18.500h4' },
  eye: {
    stroke:
      'M2 12c2.500-4.500 6-7 10-7s7.500 2.500 10 7c-2.500 4.500-6 7-10 7s-7.500-2.500-10-7ZM12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 1 0 0-7Z',
  },
  'eye-closed': {
    stroke: 'M2.500 9.500c2.500 4 5.700 6 9.500 6s7-2 9.500-6M12 15.500v4M6.500 14l-2 3.200M17.500 14l2 3.200',
  },
  'chevron-left': { stroke: 'M15 4l-8 8 8 8' },
  'chevron-right': { stroke: 'M9 4l8 8-8 8' },
  'chevron-up': { stroke: 'M4 15l8-8 8 8' },
  'chevron-down': { stroke: 'M4 9l8 8 8-8' },
  plus: { stroke: 'M12 4v16M4 12h16' },
  minus: { stroke: 'M4 12h16' },
  lozenge: { fill: 'M12 5l7 7-7 7-7-7Z' },
  // As planets have it.
  moon: {
    stroke: 'M12 4.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 1 0 0-15Z',
    fill: 'M12 4.500a7.500 7.500 0 0 0 0 15Z',
  },
  flag: { stroke: 'M6 21.500V3h12.500l-3.500 4.750 3.500 4.750H6' },
  clock: { stroke: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18ZM12 7v5l3.500 2.500' },
  bell: {
    stroke:
      'M5.500 17.500h13c-1.500-1.500-2-3-2-6.500a4.500 4.500 0 0 0-9 0c0 3.500-.5 5-2 6.500ZM12 6.500V4M10 20.500h4',
  },
  hourglass: {
    stroke:
      'M6 3h12M6 21h12M7.500 3c0 5 3.500 6.500 4.500 9 1-2.500 4.500-4 4.500-9M7.500 21c0-5 3.500-6.500 4.500-9 1 2.500 4.500 4 4.500 9',
  },
  pencil: { stroke: 'M4 20l1-4.500L16 4.500l3.500 3.500-11 11ZM13.500 7l3.500 3.500' },
  lamp: {
    stroke:
      'M9.500 18.500h5M10.500 21.500h3M12 2.500a6.500 6.500 0 0 0-4 11.600c.9.800 1.500 1.600 1.500 2.400h5c0-.8.600-1.600 1.500-2.400a6.500 6.500 0 0 0-4-11.600Z',
  },
  // The manners of bots.
  bold: { stroke: 'M13.500 2L5 13.500h6L10 22l9-12.500h-6.500Z' },
  careful: { stroke: 'M12 3.500V2M3 12.500a9 9 0 0 1 18 0ZM12 12.500V19a2.500 2.500 0 0 1-5 0' },
  trader: {
    stroke:
      'M12 3v18M7 21h10M4.500 7h15M4.500 7l-3 6.500a3.200 3.200 0 0 0 6 0ZM19.500 7l-3 6.500a3.200 3.200 0 0 0 6 0Z',
  },
  hoarder: { stroke: 'M3.500 10.500h17V20h-17ZM3.500 10.500c0-4 2-6 5-6h7c3 0 5 2 5 6M12 9v4.500' },
  lock: { stroke: 'M5 10.500h14V21H5ZM8 10.500V7.500a4 4 0 0 1 8 0v3M12 14.500v2.500' },
} as const satisfies Record<string, IconDrawing>;

export type IconName = keyof typeof drawings;

export const ICONS: Readonly<Record<IconName, IconDrawing>> = drawings;
