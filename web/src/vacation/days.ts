/** A day of the calendar here, as an input for dates has it: `2026-11-24`. */
export function dayAt(moment: number): string {
  const date = new Date(moment);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}

/** The moment at which a day is over here; null: it is no day. */
export function endOfDay(day: string): number | null {
  const [year, month, date] = day.split('-').map(Number);
  const end =
    year === undefined || month === undefined ? Number.NaN : new Date(year, month - 1, (date ?? 0) + 1).getTime();
  return Number.isNaN(end) ? null : end;
}

/** The last day that is over until that moment. */
export function lastDayUntil(moment: number): string {
  const start = new Date(moment);
  start.setHours(0, 0, 0, 0);
  return dayAt(start.getTime() - 1);
}
