import { Code, readJson } from '@orrery/wire';
import type { Say } from '@orrery/words';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import type { WebWord } from '../words/en.ts';
import { useSay } from '../words/speech.ts';

const signs = 8;

const bare = (text: string): string => text.replaceAll(/[·.\s-]/g, '');
export const codeIn = (text: string): string | null => readJson(Code, JSON.stringify(bare(text)));
/** What is wrong with a text that is no code. */
export const whyNoCode = (text: string, say: Say<WebWord>): string =>
  say(bare(text).length === signs ? 'home.code.unknown' : 'home.code.length', { n: signs });

interface CodeFieldProps {
  /** A code that was tried already, and the sentence that says why it led nowhere. */
  readonly tried?: { readonly code: string; readonly why: string };
  /** Tries the same code once more. */
  again?(): void;
}

/** Eight signs lead to a table; the places left over are for what people put between them. */
export function CodeField({ tried, again }: CodeFieldProps) {
  const say = useSay();
  const [, go] = useLocation();
  const id = useId();
  const [text, setText] = useState(tried?.code ?? '');
  const [unfit, setUnfit] = useState(tried?.why ?? null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = codeIn(text);
    if (code === null) setUnfit(whyNoCode(text, say));
    else if (code === tried?.code) again?.();
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
        aria-invalid={unfit !== null}
        aria-describedby={unfit !== null ? `${id}-unfit` : undefined}
        onChange={(event) => {
          setUnfit(null);
          setText(event.target.value.toUpperCase());
        }}
      />
      <button type="submit" className="code-go" disabled={text === ''}>
        {say('home.code.go')}
      </button>
      {unfit !== null && (
        <span className="code-unfit" id={`${id}-unfit`} role="alert">
          {unfit}
        </span>
      )}
    </form>
  );
}
