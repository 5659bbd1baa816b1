import * as v from 'valibot';

/**
 * How many days of vacation a person has in any 365, and no more than how many at a time. A day that has begun counts as a whole one.
 * Between two vacations lies a day at least.
 */
export const vacationDays = { ofYear: 30, atOnce: 14 } as const;

/** GET /api/me/vacation. Times are milliseconds since 1970. */
export const Vacation = v.object({
  /** On vacation until then; null: not on vacation. */
  until: v.nullable(v.number()),
  /** How many days are left, besides those of a vacation that has begun. */
  left: v.number(),
  /** How late a vacation may end that begins now, or has begun; null: none can begin now. */
  latest: v.nullable(v.number()),
});
export type Vacation = v.InferOutput<typeof Vacation>;

/**
 * POST /api/me/vacation: away from now until then, at all tables of days; null: back. Who is on vacation already changes when it
 * ends. Answered with `Vacation`.
 */
export const TakeVacation = v.strictObject({ until: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))) });
export type TakeVacation = v.InferOutput<typeof TakeVacation>;
