/** Called with every message that is said: its id, and its text in the catalogue, for ids of two games may be the same. */
export type Hearing = (id: string, message: string) => void;

declare global {
  /** Tests hang it here before anybody speaks, to learn which messages they reach; nobody else does. */
  var orreryHearing: Hearing | undefined;
}

/** Whoever listens to what is said in this process or page; null: nobody. */
export const hearing = (): Hearing | null => globalThis.orreryHearing ?? null;
