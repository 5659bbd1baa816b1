import type { Kind } from '@orrery/kernel';
import { Icon, Phrase } from '@orrery/ui';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../words/speech.ts';
import type { SharedProps } from './OneSeat.tsx';
import { type Check, checkMatch } from './verify.ts';

/** Every draw of the match made again from its key, on this device; and in words what that proves and what it does not. */
export function Verified<K extends Kind>({ kit, feed }: Pick<SharedProps<K>, 'kit' | 'feed'>) {
  const say = useSay();
  const [check, setCheck] = useState<'asked' | 'gone' | Check | null>(null);
  const verdict = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (check !== null) verdict.current?.scrollIntoView({ block: 'nearest' });
  }, [check]);
  const verify = async () => {
    setCheck('asked');
    const found = await feed.file();
    setCheck(found === null ? 'gone' : checkMatch(kit.game, found));
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
  const holds = check.ok && check.seal !== 'broken';
  return (
    <div ref={verdict} className="verified" role="status">
      <Icon name={holds ? 'check' : 'cross'} size={26} />
      <div>
        <p>
          <Phrase
            text={
              check.ok
                ? say('play.verified', { n: check.derived ?? check.draws })
                : say('play.unverified', { problem: check.problem })
            }
          />{' '}
          {say(`play.seal.${check.seal}`)}
        </p>
        {check.seal !== 'here' && holds && <small>{say('play.seal.unproven')}</small>}
      </div>
    </div>
  );
}
