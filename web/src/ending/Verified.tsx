import type { Kind } from '@orrery/kernel';
import { Icon, Phrase } from '@orrery/ui';
import { listed } from '@orrery/words';
import { useEffect, useRef, useState } from 'react';
import type { TableFeed } from '../play/feed.ts';
import type { GameKit } from '../play/kit.ts';
import { useSay } from '../words/speech.ts';
import { type Check, checkMatch, namesOf, problemOf } from './verify.ts';

interface VerifiedProps<K extends Kind> {
  readonly kit: GameKit<K>;
  readonly feed: Pick<TableFeed<K>, 'file' | 'recorded'>;
}

/** Every draw of the match made again, on this device; and in words what that proves, what it does not, and who cheated. */
export function Verified<K extends Kind>({ kit, feed }: VerifiedProps<K>) {
  const say = useSay();
  const [check, setCheck] = useState<'asked' | 'gone' | Check | null>(null);
  const verdict = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (check !== null) verdict.current?.scrollIntoView({ block: 'nearest' });
  }, [check]);
  const verify = async () => {
    setCheck('asked');
    const found = await feed.file();
    setCheck(found === null ? 'gone' : checkMatch(kit.game, found, !feed.recorded));
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
    <div ref={verdict} className="verified" role="status">
      <Outcome check={check} />
    </div>
  );
}

/** What was found, in words. */
export function Outcome({ check }: { readonly check: Check }) {
  const say = useSay();
  const problem = check.ok ? null : problemOf(check);
  return (
    <>
      <Icon name={check.ok ? 'check' : 'cross'} size={26} />
      <div>
        {check.ok && <Holds check={check} />}
        {problem !== null && <p>{say(problem.word, problem.values)}</p>}
      </div>
    </>
  );
}

/** What a server could have done is not the question there. */
const ofDevice: readonly Check['origin'][] = ['here', 'moved', 'recorded'];

function Holds({ check }: { readonly check: Extract<Check, { ok: true }> }) {
  const say = useSay();
  const { origin, derived, draws, leftOut, names } = check;
  return (
    <>
      <p>
        <Phrase text={say('play.verified', { n: derived ?? draws })} /> {say(`play.luck.${origin}`)}
      </p>
      {derived !== null && derived < draws && <p>{say('play.luck.takenOver', { n: draws - derived })}</p>}
      {leftOut?.map((each) => (
        <p key={each.seats.join()}>{say(`play.left.${each.why}`, { names: listed(say, namesOf(each, names)) })}</p>
      ))}
      {!ofDevice.includes(origin) && (
        <small>{say(origin === 'ours' ? 'play.luck.readable' : 'play.luck.unproven')}</small>
      )}
    </>
  );
}
