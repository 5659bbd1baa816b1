import { Name, readJson, type Sigil, sigils } from '@orrery/wire';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { api } from '../remote/api.ts';

/** Who sits at this device. Nobody is asked: both may stay unset for ever. */
export interface Person {
  readonly name: string | null;
  readonly sigil: Sigil | null;
}

/** `untold`: the server could not be reached when it was chosen. */
type KeptPerson = Person & { readonly untold: boolean };

export const usePerson = create<KeptPerson>()(
  persist((): KeptPerson => ({ name: null, sigil: null, untold: false }), { name: 'orrery-person' }),
);

/** The name as the server would keep it, or null where it would not. */
export const fitName = (text: string): string | null => readJson(Name, JSON.stringify(text));

/**
 * Keeps name and sigil here, and on the server if it can be reached; it is told again before a table is laid or joined. The code of
 * what was wrong with that; null: nothing.
 */
export async function introduce(change: Partial<Person>): Promise<string | null> {
  usePerson.setState(change);
  const { name, sigil } = usePerson.getState();
  // The server takes both together: who has chosen a name draws a sigil, and may change it.
  if (name !== null && sigil === null) usePerson.setState({ sigil: anySigil() });
  return tellServer();
}

export async function tellServer(): Promise<string | null> {
  const { name, sigil } = usePerson.getState();
  if (name === null || sigil === null) return null;
  const told = await api.chooseMe({ name, sigil });
  usePerson.setState({ untold: !told.ok && told.trouble.code === 'OFFLINE' });
  return told.ok ? null : told.trouble.code;
}

/** Another device may have changed it: what the server knows counts, but for what it could not be told yet. */
export async function followServer(): Promise<void> {
  if (usePerson.getState().untold) {
    await tellServer();
    return;
  }
  const known = await api.me();
  if (known.ok && known.value.name !== null) usePerson.setState(known.value);
}

const anySigil = (): Sigil => sigils[Math.floor(Math.random() * sigils.length)] ?? sigils[0];
