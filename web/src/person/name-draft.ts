import { useEffect, useRef, useState } from 'react';
import { useTrouble } from '../shell/Notice.tsx';
import { useSay } from '../words/speech.ts';
import { fitName, introduce, usePerson } from './person.ts';

/** A name while it is written. */
export interface NameDraft {
  readonly text: string;
  /** What is to be said of it now. */
  readonly said: string;
  readonly bad: boolean;
  /** Nothing has been done with it yet: what is said of it is only a hint. */
  readonly untouched: boolean;
  readonly field: React.RefObject<HTMLInputElement | null>;
  write(text: string): void;
  /** Keeps it; false where nobody can be called that. */
  keep(): Promise<boolean>;
}

export function useNameDraft(): NameDraft {
  const say = useSay();
  const trouble = useTrouble();
  const { name } = usePerson();
  const field = useRef<HTMLInputElement>(null);
  const [text, write] = useState(name ?? '');
  const [saved, setSaved] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  // It may change elsewhere: who has had themselves deleted has no name any more.
  useEffect(() => write(name ?? ''), [name]);

  const refuse = (why: string): false => {
    setRefused(why);
    return false;
  };
  const keep = async (): Promise<boolean> => {
    if (text.trim() === (name ?? '')) {
      setRefused(null);
      return true;
    }
    const fit = fitName(text);
    if (fit === null) return refuse(say('settings.name.bad'));
    write(fit);
    const told = await introduce({ name: fit });
    // Where the server cannot be reached it is told before the next table.
    if (told !== null && told !== 'OFFLINE') return refuse(trouble(told));
    setRefused(null);
    setSaved(true);
    return true;
  };
  const said = refused ?? say(saved ? 'settings.saved' : 'settings.name.hint');
  const untouched = refused === null && !saved;
  return { text, said, bad: refused !== null, untouched, field, write, keep };
}
