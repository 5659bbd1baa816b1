import { SEATS, Sigil } from '@orrery/ui';
import { type FormEvent, useId } from 'react';
import { useSay } from '../words/speech.ts';
import type { NameDraft } from './name-draft.ts';
import { introduce, usePerson } from './person.ts';
import './person.css';

/** A name and a sigil, whenever one likes; nothing waits for them. */
export function NameField({ draft }: { readonly draft: NameDraft }) {
  const say = useSay();
  const person = usePerson();
  const id = useId();
  const keep = (event: FormEvent) => {
    event.preventDefault();
    void draft.keep();
  };
  return (
    <form className="person" onSubmit={keep}>
      <label htmlFor={id}>{say('settings.name')}</label>
      <span className="person-row">
        <input
          id={id}
          className="field"
          ref={draft.field}
          value={draft.text}
          maxLength={24}
          autoComplete="nickname"
          aria-describedby={`${id}-said`}
          aria-invalid={draft.bad}
          onChange={(event) => draft.write(event.target.value)}
          onBlur={() => void draft.keep()}
        />
        <fieldset className="person-sigils">
          <legend className="unseen">{say('settings.sigil')}</legend>
          {SEATS.map(({ sigil: name, line }) => (
            <label key={name} title={say(`sigil.${name}`)} data-chosen={person.sigil === name || undefined}>
              <input
                type="radio"
                className="unseen ringed"
                name={`${id}-sigil`}
                checked={(person.sigil ?? '') === name}
                onChange={() => void introduce({ sigil: name })}
              />
              <Sigil name={name} size={24} fill={line} label={say(`sigil.${name}`)} />
            </label>
          ))}
        </fieldset>
      </span>
      <small
        id={`${id}-said`}
        role="status"
        className={draft.bad ? 'person-bad' : undefined}
        data-hint={draft.untouched}
      >
        {draft.said}
      </small>
    </form>
  );
}
