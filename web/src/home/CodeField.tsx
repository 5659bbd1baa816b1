import { Code, readJson } from '@orrery/wire';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useSay } from '../words/speech.ts';

/** Eight signs lead to a table; the places left over are for what people put between them. */
export function CodeField() {
  const say = useSay();
  const [, go] = useLocation();
  const id = useId();
  const [text, setText] = useState('');
  const [unfit, setUnfit] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = readJson(Code, JSON.stringify(text.replaceAll(/[·.]/g, '')));
    if (code === null) setUnfit(true);
    else go(`/c/${code}`);
  };
  return (
    <form className="code" onSubmit={submit}>
      <label htmlFor={id}>{say('home.code')}</label>
      <input
        id={id}
        value={text}
        placeholder="KX7P LM2Q"
        maxLength={12}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={unfit}
        aria-describedby={unfit ? `${id}-unfit` : undefined}
        onChange={(event) => {
          setUnfit(false);
          setText(event.target.value.toUpperCase());
        }}
      />
      <button type="submit" className="code-go" disabled={text === ''}>
        {say('home.code.go')}
      </button>
      {unfit && (
        <span className="code-unfit" id={`${id}-unfit`} role="alert">
          {say('home.code.unknown')}
        </span>
      )}
    </form>
  );
}
