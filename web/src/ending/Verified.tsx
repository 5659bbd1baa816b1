import type { Kind, MatchFile, Seat } from '@orrery/kernel';
import { Icon, Phrase } from '@orrery/ui';
import { listed } from '@orrery/words';
import { useEffect, useRef, useState } from 'react';
import type { TableFeed } from '../play/feed.ts';
import type { GameKit } from '../play/kit.ts';
import { seated } from '../play/names.ts';
import { seatsOfFile } from '../review/seats.ts';
import { useSay } from '../words/speech.ts';
import { type Check, checkMatch, problemOf } from './verify.ts';

interface VerifiedProps<K extends Kind> {
  readonly kit: GameKit<K>;
  readonly feed: Pick<TableFeed<K>, 'file' | 'recorded'>;
}

/** Every draw of the match made again, on this device; and in words what that proves, what it does not, and who cheated. */
export function Verified<K extends Kind>({ kit, feed }: VerifiedProps<K>) {
  const say = useSay();
  const [check, setCheck] = useState<'asked' | 'gone' | Found | null>(null);
  const verdict = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (check !== null) verdict.current?.scrollIntoView({ block: 'nearest' });
  }, [check]);
  const verify = async () => {
    setCheck('asked');
    const found = await feed.file();
    setCheck(found === null ? 'gone' : { file: found, check: checkMatch(kit.game, found, !feed.recorded) });
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
      <Outcome {...check} />
    </div>
  );
}

interface Found {
  readonly check: Check;
  readonly file: Pick<MatchFile, 'head' | 'names' | 'sitters'>;
}

/** What was found, in words. */
export function Outcome({ check, file }: Found) {
  const say = useSay();
  const problem = check.ok ? null : problemOf(check);
  return (
    <>
      <Icon name={check.ok ? 'check' : 'cross'} size={26} />
      <div>
        {check.ok && <Holds check={check} file={file} />}
        {problem !== null && <p>{say(problem.word, problem.values)}</p>}
      </div>
    </>
  );
}

/** What a server could have done is not the question there. */
const ofDevice: readonly Check['origin'][] = ['here', 'moved', 'recorded'];

function Holds({ check, file }: Found & { readonly check: Extract<Check, { ok: true }> }) {
  const say = useSay();
  const { origin, derived, draws, leftOut } = check;
  // Also where names are kept back they are called as everywhere else.
  const seats = seated(seatsOfFile(file), say);
  const namesIn = (left: readonly Seat[]) => left.map((seat) => seats[seat]?.name ?? '');
  return (
    <>
      <p>
        <Phrase text={say('play.verified', { n: derived ?? draws })} /> {say(`play.luck.${origin}`)}
      </p>
      {derived !== null && derived < draws && <p>{say('play.luck.takenOver', { n: draws - derived })}</p>}
      {leftOut?.map((each) => (
        <p key={each.seats.join()}>{say(`play.left.${each.why}`, { names: listed(say, namesIn(each.seats)) })}</p>
      ))}
      {!ofDevice.includes(origin) && (
        <small>{say(origin === 'ours' ? 'play.luck.readable' : 'play.luck.unproven')}</small>
      )}
    </>
  );
}
