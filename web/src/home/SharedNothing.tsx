import { useState } from 'react';
import { Passing } from '../shell/Notice.tsx';
import { useSay } from '../words/speech.ts';

/** Said once to who has shared something with the app that leads to no table. */
export function SharedNothing() {
  const say = useSay();
  const [told, setTold] = useState(() => new URLSearchParams(location.search).get('shared') !== 'nothing');
  const close = (): void => {
    history.replaceState(history.state, '', '/');
    setTold(true);
  };
  return told ? null : <Passing sentence={say('home.shared.nothing')} role="alert" close={close} />;
}
