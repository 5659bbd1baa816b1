import { SEATS, Sigil } from '@orrery/ui';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useSay } from '../words/speech.ts';
import { fitName, introduce, usePerson } from './person.ts';
import './person.css';

/** A name and a sigil, whenever one likes; nothing waits for them. */
export function NameField() {
  const say = useSay();
  const person = usePerson();
  const id = useId();
  const [text, setText] = useState(person.name ?? '');
  // It may change elsewhere: who has had themselves deleted has no name any more.
  useEffect(() => setText(person.name ?? ''), [person.name]);
  const [said, setSaid] = useState<'settings.saved' | 'settings.name.bad' | null>(null);
  const keep = async (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() === (person.name ?? '')) return;
    const name = fitName(text);
    if (name === null) return setSaid('settings.name.bad');
    setText(name);
    await introduce({ name });
    setSaid('settings.saved');
  };
  return (
    <form className="person" onSubmit={(event) => void keep(event)}>
      <label htmlFor={id}>{say('settings.name')}</label>
      <span className="person-row">
        <input
          id={id}
          className="field"
          value={text}
          maxLength={24}
          autoComplete="nickname"
          aria-describedby={`${id}-said`}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => void keep()}
        />
        <fieldset className="person-sigils">
          <legend className="unseen">{say('settings.sigil')}</legend>
          {SEATS.map(({ sigil: name, line }) => (
            <label key={name} title={say(`sigil.${name}`)}>
              <input
                type="radio"
                className="unseen"
                name={`${id}-sigil`}
                checked={(person.sigil ?? '') === name}
                onChange={() => void introduce({ sigil: name })}
              />
              <Sigil name={name} size={24} fill={line} label={say(`sigil.${name}`)} />
            </label>
          ))}
        </fieldset>
      </span>
      <small id={`${id}-said`} role="status">
        {say(said ?? 'settings.name.hint')}
      </small>
    </form>
  );
}
