import type { CallWishes } from '../stores/calls.ts';
import type { Store } from '../stores/store.ts';

/** Of who has never said how. */
const usualWishes: CallWishes = { lang: 'en', quiet: null, gather: 10, webhook: null };

export async function wishesOf(store: Store, person: string): Promise<CallWishes> {
  return (await store.callWishes(person)) ?? usualWishes;
}

/** Is there any way to call this person? */
export async function isCallable(store: Store, person: string): Promise<boolean> {
  return (await store.subscriptionsOf(person)).length > 0 || (await store.callWishes(person))?.webhook != null;
}
