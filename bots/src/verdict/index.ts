export type { Budget } from './budget.ts';
export { evaluate, type Match, type NoVerdict, whyNotEvaluated } from './evaluate.ts';
export type { Chances, Found, JudgedMove, LuckAt, SeatLuck, TurningPoint, Verdict } from './kind.ts';
export { verdictVersion } from './kind.ts';
export { outlookOf } from './outlook.ts';
