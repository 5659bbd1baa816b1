import { type SigilName, seatIdentity } from '@orrery/ui';
import { useEffect, useState } from 'react';
import { Gauge, isUsual, signedLuck } from '../ending/Gauge.tsx';
import { useSay } from '../words/speech.ts';
import { type LuckInAll, luckInAll } from './luck.ts';
import type { RecordedMatch } from './matches.ts';

interface LuckPartProps {
  readonly matches: readonly RecordedMatch[];
  readonly sigil: SigilName | null;
}

/** Luck of all matches together, as far as they were judged. */
export function LuckPart({ matches, sigil }: LuckPartProps) {
  const [luck, setLuck] = useState<LuckInAll | null>(null);
  useEffect(() => {
    let left = false;
    void luckInAll(matches).then((found) => left || setLuck(found));
    return () => {
      left = true;
    };
  }, [matches]);
  return luck === null ? null : <LuckSum luck={luck} sigil={sigil} />;
}

export function LuckSum({ luck, sigil }: { readonly luck: LuckInAll; readonly sigil: SigilName | null }) {
  const say = useSay();
  return (
    <div className="record-block">
      <h3>
        {say('record.luck')}{' '}
        <span className="record-aside">{say('record.luck.of', { n: luck.matches, of: luck.of })}</span>
      </h3>
      {luck.matches > 0 && (
        <>
          <Gauge marks={[{ key: 'me', sigil: sigil ?? 'gate', colour: seatIdentity(1).line, luck }]} />
          <p>{say(isUsual(luck) ? 'record.luck.usual' : 'record.luck.unusual', { points: signedLuck(luck) })}</p>
        </>
      )}
      {luck.matches < luck.of && <p className="record-aside">{say('record.luck.why')}</p>}
    </div>
  );
}
