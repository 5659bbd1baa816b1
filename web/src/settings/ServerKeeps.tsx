import type { About } from '@orrery/wire';
import { useEffect, useRef, useState } from 'react';
import { api } from '../remote/api.ts';
import { useSay } from '../words/speech.ts';

/** What the server keeps of everybody, and for how long: said by the server itself, nothing while it is out of reach. */
export function ServerKeeps() {
  const say = useSay();
  const [about, setAbout] = useState<About | null>(null);
  useEffect(() => {
    let here = true;
    void api.about().then((reply) => {
      if (here && reply.ok) setAbout(reply.value);
    });
    return () => {
      here = false;
    };
  }, []);
  const heading = useRef<HTMLHeadingElement>(null);
  // It comes later than the page: the browser itself finds nothing to go to.
  useEffect(() => {
    if (about !== null && location.hash === '#keeps') heading.current?.focus();
  }, [about]);
  if (about === null) return null;
  return (
    <section aria-labelledby="keeps">
      <h2 ref={heading} tabIndex={-1} id="keeps">
        {say('keeps.title')}
      </h2>
      <p>{say('keeps.what')}</p>
      <HowLong keeps={about.keeps} />
    </section>
  );
}

export function HowLong({ keeps: { waiting, unplayed, over } }: Pick<About, 'keeps'>) {
  const say = useSay();
  return (
    <ul className="settings-keeps">
      {waiting !== null && <li>{say('keeps.waiting', { days: waiting })}</li>}
      {unplayed !== null && <li>{say('keeps.unplayed', { days: unplayed })}</li>}
      <li>{over === null ? say('keeps.over.ever') : say('keeps.over', { days: over })}</li>
    </ul>
  );
}
