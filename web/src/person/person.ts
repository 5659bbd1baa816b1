import { Name, readJson, type Sigil, sigils } from '@orrery/wire';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { api } from '../remote/api.ts';

/** Who sits at this device. Nobody is asked: both may stay unset for ever. */
export interface Person {
  readonly name: string | null;
  readonly sigil: Sigil | null;
}

export const usePerson = create<Person>()(
  persist((): Person => ({ name: null, sigil: null }), { name: 'orrery-person' }),
);

/** The name as the server would keep it, or null where it would not. */
export const fitName = (text: string): string | null => readJson(Name, JSON.stringify(text));

/** Keeps name and sigil here, and on the server if it can be reached; it is told again before a table is laid or joined. */
export async function introduce(change: Partial<Person>): Promise<void> {
  usePerson.setState(change);
  const { name, sigil } = usePerson.getState();
  // The server takes both together: who has chosen a name draws a sigil, and may change it.
  if (name !== null && sigil === null) usePerson.setState({ sigil: anySigil() });
  await tellServer();
}

export async function tellServer(): Promise<void> {
  const { name, sigil } = usePerson.getState();
  if (name !== null && sigil !== null) await api.chooseMe({ name, sigil });
}

const anySigil = (): Sigil => sigils[Math.floor(Math.random() * sigils.length)] ?? sigils[0];
