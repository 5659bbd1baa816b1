import { type Kind, type Verdict, verifyMatch } from '@orrery/kernel';
import { Icon, Phrase } from '@orrery/ui';
import { useState } from 'react';
import { useSay } from '../words/speech.ts';
import type { SharedProps } from './OneSeat.tsx';

type Check = 'asked' | 'gone' | Verdict | null;

/** Every draw of the match made again from its key, on this device. */
export function Verified<K extends Kind>({ kit, feed }: Pick<SharedProps<K>, 'kit' | 'feed'>) {
  const say = useSay();
  const [check, setCheck] = useState<Check>(null);
  const verify = async () => {
    setCheck('asked');
    const file = await feed.file();
    setCheck(file === null ? 'gone' : verifyMatch(kit.game, file));
  };
  if (check === null)
    return (
      <button type="button" className="btn verify" onClick={() => void verify()}>
        <Icon name="check" size={18} />
        {say('play.verify')}
      </button>
    );
  if (check === 'asked') return <p role="status">{say('play.verifying')}</p>;
  if (check === 'gone') return <p role="status">{say('trouble.OFFLINE')}</p>;
  return (
    <p className="verified" role="status">
      <Icon name={check.ok ? 'check' : 'cross'} size={26} />
      <span>
        <Phrase
          text={
            check.ok
              ? say('play.verified', { n: check.derived ?? check.draws })
              : say('play.unverified', { problem: check.problem })
          }
        />
      </span>
    </p>
  );
}
