import { useEffect, useState } from 'react';
import { useSay } from '../words/speech.ts';

/** Said once to who has shared something with the app that leads to no table. It lies over nothing, so it may stay. */
export function SharedNothing() {
  const say = useSay();
  const [nothing] = useState(() => new URLSearchParams(location.search).get('shared') === 'nothing');
  useEffect(() => {
    if (nothing) history.replaceState(history.state, '', '/');
  }, [nothing]);
  return nothing ? (
    <p className="notice" role="alert">
      {say('home.shared.nothing')}
    </p>
  ) : null;
}
