import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../words/speech.ts';
import { CodeField } from './CodeField.tsx';

interface JumpsProps {
  /** null: nobody knows, the server is out of reach. */
  readonly open: number | null;
  readonly invitations: number;
}

/** On a phone: to what lies further down, with how much there is, and the field for a code. */
export function Jumps({ open, invitations }: JumpsProps) {
  const say = useSay();
  const [typing, setTyping] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (typing) field.current?.querySelector('input')?.focus();
  }, [typing]);
  return (
    <nav className="jumps" data-many={invitations > 0 || undefined} aria-label={say('home.jumps')}>
      <a className="jump" href="#open">
        {say('home.open')} {open !== null && <b>{open}</b>}
      </a>
      {invitations > 0 && (
        <a className="jump" href="#invitations">
          {say('home.invitations')} <b>{invitations}</b>
        </a>
      )}
      <Link className="jump" href="/new">
        {say('home.new')}
      </Link>
      <button type="button" className="jump" aria-expanded={typing} onClick={() => setTyping(!typing)}>
        {say('home.code')}
      </button>
      {typing && (
        <div className="jumps-code" ref={field}>
          <CodeField />
        </div>
      )}
    </nav>
  );
}
