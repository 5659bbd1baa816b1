import { Sky } from '@orrery/ui';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { BeingCalled } from '../calls/BeingCalled.tsx';
import { plates } from '../home/atlas.ts';
import { followServer, usePerson } from '../person/person.ts';
import { Loading } from '../shell/Loading.tsx';
import { Page } from '../shell/Page.tsx';
import { useSay } from '../words/speech.ts';
import { GameBox } from './GameBox.tsx';
import type { Record } from './matches.ts';
import { RecentMatches } from './RecentMatches.tsx';
import { RecordData, type RecordDataProps } from './RecordData.tsx';
import { isDecided } from './tally.ts';
import { type Records, useRecords } from './useRecords.ts';
import { WhoPlate } from './WhoPlate.tsx';
import './record-page.css';

type Where = 'server' | 'device';

/** What somebody has played: on this server, or on this device, never both in one. */
export function RecordPage() {
  const say = useSay();
  const { name } = usePerson();
  const { records, readAgain } = useRecords();
  const [chosen, setChosen] = useState<Where | null>(null);
  const [said, tell] = useState<string | null>(null);
  useEffect(() => {
    void followServer();
  }, []);
  if (records === null) return <Loading />;
  const where = chosen ?? firstOf(records);
  const record = (where === 'server' ? records.server : records.device) ?? records.device;
  const both = isPlayed(records.server) && isPlayed(records.device);
  return (
    <Page title={name === null ? say('record.yours') : say('record.of', { name })}>
      <Sky seed="record" bright={false} />
      <p className="record-where">{say(where === 'server' ? 'record.server' : 'record.device')}</p>
      {records.server === null && <p className="record-away">{say('record.away')}</p>}
      {both && <WhereChoice where={where} choose={setChosen} />}
      {isPlayed(record) ? (
        <Played {...{ where, record, said, tell }} changed={readAgain} />
      ) : (
        <div className="record-none">
          <p>{say('record.none')}</p>
          <Link href="/new" className="btn gold">
            {say('record.none.begin')}
          </Link>
          {where === 'server' && <BeingCalled brief />}
          <RecordData {...{ where, record, said, tell }} changed={readAgain} />
        </div>
      )}
    </Page>
  );
}

const isPlayed = (record: Record | null): boolean => record?.matches.some(isDecided) === true;

/** Where something is; the server where both have something, or nothing. */
function firstOf({ server, device }: Records): Where {
  return server === null || (!isPlayed(server) && isPlayed(device)) ? 'device' : 'server';
}

function WhereChoice({ where, choose }: { readonly where: Where; choose(where: Where): void }) {
  const say = useSay();
  return (
    <fieldset className="record-choice">
      <legend className="unseen">{say('record.where')}</legend>
      {(['server', 'device'] as const).map((each) => (
        <label key={each} className="btn" data-on={each === where || undefined}>
          <input
            type="radio"
            name="record-where"
            className="unseen"
            checked={each === where}
            onChange={() => choose(each)}
          />
          {say(`record.where.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}

function Played(props: RecordDataProps) {
  const { record } = props;
  const say = useSay();
  const games = useMemo(
    () => plates().filter(({ id }) => record.matches.some((match) => match.game === id && isDecided(match))),
    [record],
  );
  return (
    <div className="record-page">
      <WhoPlate matches={record.matches} />
      <div className="record-games">
        {games.map(({ id }) => (
          <GameBox key={id} game={id} record={record} />
        ))}
        <p className="record-why">{say('record.rating.why')}</p>
      </div>
      <div className="record-side">
        <RecentMatches matches={record.matches} />
        {props.where === 'server' && <BeingCalled brief />}
        <RecordData {...props} />
      </div>
    </div>
  );
}
