import type { TableInfo } from '@orrery/wire';
import { type FormEvent, useId, useState } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useSay } from '../words/speech.ts';
import { fitName, introduce, usePerson } from './person.ts';

interface Nameless {
  readonly chosen: boolean;
}
/** Who has said once that they want no name is not asked again. */
export const useNameless = create<Nameless>()(
  persist((): Nameless => ({ chosen: false }), { name: 'orrery-nameless' }),
);

/** Before a host invites they are asked for their name, which friends read; whoever else passes the link on is not named in it. */
export function useAsksName({ youHost }: Pick<TableInfo, 'youHost'>): boolean {
  const { name } = usePerson();
  const { chosen } = useNameless();
  return youHost && name === null && !chosen;
}

export function AskName() {
  const say = useSay();
  const id = useId();
  const [text, setText] = useState('');
  const [unfit, setUnfit] = useState(false);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    const name = fitName(text);
    setUnfit(name === null);
    if (name !== null) void introduce({ name });
  };
  return (
    <form className="ask-name" onSubmit={keep}>
      <label htmlFor={id}>{say('invite.who')}</label>
      <small id={`${id}-why`}>{say(unfit ? 'settings.name.bad' : 'invite.who.why')}</small>
      <input
        id={id}
        className="field"
        value={text}
        maxLength={24}
        autoComplete="nickname"
        aria-invalid={unfit}
        aria-describedby={`${id}-why`}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="btn gold">
        {say('invite.go')}
      </button>
      <button type="button" className="btn plain" onClick={() => useNameless.setState({ chosen: true })}>
        {say('invite.nameless')}
      </button>
    </form>
  );
}
