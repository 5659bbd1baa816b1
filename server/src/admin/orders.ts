import { Secret, TableStatus } from '@orrery/wire';
import * as v from 'valibot';

const Limit = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 200);
/** An id, the beginning of one, or a name. */
const Who = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
/** Milliseconds since 1970; null: for ever. */
const Until = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)));
const Announced = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(280),
  v.check((text) => !/[\p{Cc}\p{Cf}]/u.test(text)),
);

/** All that the owner of a server can ask of it from outside. */
export const Order = v.variant('do', [
  v.strictObject({ do: v.literal('tables'), status: v.optional(TableStatus), limit: Limit }),
  v.strictObject({ do: v.literal('table'), table: Who }),
  v.strictObject({ do: v.literal('people'), limit: Limit }),
  v.strictObject({ do: v.literal('reports'), limit: Limit }),
  v.strictObject({ do: v.literal('report-done'), report: Secret }),
  v.strictObject({ do: v.literal('bans') }),
  v.strictObject({ do: v.literal('end'), table: Who }),
  v.strictObject({ do: v.literal('delete'), table: Who }),
  v.strictObject({ do: v.literal('silence'), person: Who, until: Until }),
  v.strictObject({ do: v.literal('unsilence'), person: Who }),
  v.strictObject({ do: v.literal('ban'), whom: Who, until: Until }),
  v.strictObject({ do: v.literal('unban'), whom: Who }),
  v.strictObject({ do: v.literal('announce'), text: v.nullable(Announced), at: Until }),
]);
export type Order = v.InferOutput<typeof Order>;

/** Why an order was not carried out. */
export type OrderProblem =
  | 'NO_SUCH_TABLE'
  | 'NO_SUCH_PERSON'
  | 'NO_SUCH_REPORT'
  | 'SEVERAL'
  | 'BAD_NETWORK'
  | 'NOT_BANNED'
  | 'NO_SERVER';

export type Carried =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: OrderProblem; readonly found?: readonly string[] };
