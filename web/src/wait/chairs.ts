import type { EditSeats, SeatInfo, SeatPlan, TableInfo } from '@orrery/wire';
import type { Choice } from '../create/seats.ts';

type Waiting = Pick<TableInfo, 'seats'>;
/** Who may sit in a seat that nobody has. */
export type ForOthers = Exclude<Choice, 'me' | 'here'>;

/** What a host asks for, so that a seat is for somebody else from now on. A seat for anyone is of use only where anyone can find it. */
export function withChair(table: Waiting, at: number, choice: ForOthers): EditSeats {
  const [kind, level] = choice.split('.') as [SeatPlan['kind'], SeatPlan['level']];
  const seats = plans(table).map((plan, seat) => (seat === at ? { kind, ...(level && { level }), from: at } : plan));
  return { seats, ...(kind === 'open' && { listed: true }) };
}

export const withoutChair = (table: Waiting, at: number): EditSeats => ({
  seats: plans(table).filter((_, seat) => seat !== at),
});

export const withOneMore = (table: Waiting): EditSeats => ({ seats: [...plans(table), { kind: 'link' }] });

export const choiceAt = ({ kind, level }: SeatInfo): ForOthers =>
  kind === 'bot' ? `bot.${level ?? 'normal'}` : kind === 'open' ? 'open' : 'link';

const plans = ({ seats }: Waiting): readonly SeatPlan[] => seats.map((seat, from) => ({ ...planOf(seat), from }));

/** Whoever was the host before sits in a seat that was made for a host: to the one who asks now it is somebody else's. */
function planOf({ kind, mine, name, level, manner }: SeatInfo): SeatPlan {
  if (kind === 'bot') return { kind, level: level ?? 'normal', ...(manner && { manner }) };
  if (kind === 'here' && mine) return { kind, ...(name !== null && { name }) };
  return { kind: (kind === 'me' || kind === 'here') && !mine ? 'link' : kind };
}
