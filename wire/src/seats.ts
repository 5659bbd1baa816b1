import { levels, manners } from '@orrery/kernel';
import * as v from 'valibot';
import { Name, SeatNumber, Secret, Sigil } from './names.ts';

/**
 * me: the person who laid the table. here: somebody else at that person's device. link: kept for a friend who has its link.
 * bot: a machine. open: for whoever comes.
 */
export const seatKinds = ['me', 'here', 'link', 'bot', 'open'] as const;
export const SeatKind = v.picklist(seatKinds);
export type SeatKind = v.InferOutput<typeof SeatKind>;

export const Level = v.picklist(levels);
export const Manner = v.picklist(manners);
/** A level as a server tells it: one that came after this page was loaded is taken for the strongest that every game has. */
const ToldLevel = v.fallback(Level, 'hard');

/**
 * A seat as it is asked for. `name` counts for `here`, `level` is needed for `bot`; without `manner` a bot gets one that its game has. `from`, in an edit: which seat this one
 * was before (the same number where it is absent), so that its person and its link move along.
 */
export const SeatPlan = v.strictObject({
  kind: SeatKind,
  name: v.optional(Name),
  level: v.optional(Level),
  manner: v.optional(Manner),
  from: v.optional(SeatNumber),
});
export type SeatPlan = v.InferOutput<typeof SeatPlan>;

/**
 * Who sat in a seat when the match began that is played, or was last: to its end the seat is called so and wears this sigil, whoever
 * plays it. Nothing of it changes but `still`, and the name of who had their data deleted.
 */
export const SeatBegan = v.object({
  name: v.nullable(v.string()),
  sigil: v.nullable(Sigil),
  /** The bot that sat there; null: a person did. */
  level: v.nullable(ToldLevel),
  /** The manner of that bot; absent: it had none. */
  manner: v.optional(Manner),
  /** It was the reader. */
  mine: v.boolean(),
  /** Who sat there then plays it now. */
  still: v.boolean(),
  gone: v.optional(v.literal(true)),
});
export type SeatBegan = v.InferOutput<typeof SeatBegan>;

/** A seat as one person sees it. */
export const SeatInfo = v.object({
  kind: SeatKind,
  /** A person holds it. A `bot` seat never is: in a match whoever takes over makes it a `link` seat. A bot may play it meanwhile, while it is free or for its person: see `level`. */
  taken: v.boolean(),
  /** The reader holds it and may play for it. */
  mine: v.boolean(),
  name: v.nullable(v.string()),
  sigil: v.nullable(Sigil),
  /** The bot that plays it now, if one does. */
  level: v.nullable(ToldLevel),
  /** The manner of the bot that sits there; absent: it has none, or none sits there. */
  manner: v.optional(Manner),
  /** At least one device of its person is connected to the table. */
  online: v.boolean(),
  /** In a running match, while none is: since when, in milliseconds since 1970, as far as the server has seen. */
  awaySince: v.nullable(v.number()),
  /** At a table of days: until when its person is on vacation, in milliseconds since 1970; absent: they are not. */
  vacation: v.optional(v.number()),
  ready: v.boolean(),
  /** Its person has chosen what it stands for, such as its faction: it is theirs. */
  chose: v.optional(v.literal(true)),
  /** Who sat here to the end of the match had their data deleted: nobody's name belongs here. */
  gone: v.optional(v.literal(true)),
  /** null: no match has begun here, or it began before this was kept. */
  began: v.nullable(SeatBegan),
  /** For the host, and for who came with it: the secret that lets a friend take this seat, and no other. */
  link: v.nullable(Secret),
  /** For who made it alone: the link by which this seat goes on to another person or device, once, until then. */
  offer: v.nullable(v.object({ link: Secret, until: v.number() })),
  /** The host lets nobody hear its person. */
  muted: v.boolean(),
  /** The reader does not hear its person. */
  mutedForYou: v.boolean(),
});
export type SeatInfo = v.InferOutput<typeof SeatInfo>;
