import { Phrase, Sheet, Sigil, seatIdentity } from '@orrery/ui';
import { listed } from '@orrery/words';
import type { Seen } from '../../rules/events.ts';

import { sentence } from '../../words/sentence.ts';
import { actor } from '../beats.ts';
import type { TableNames } from '../names.ts';
import { meanwhile } from './since.ts';
import './turn.css';

export interface DigestProps {
  readonly names: TableNames;
  /** As `sinceLastTurn` gives it. */
  readonly events: readonly Seen[];
  close(): void;
}

/** What happened since one looked: first what was done to me, then deals, then the rest in numbers. */
export function Digest({ names, events, close }: DigestProps) {
  const { say, as } = names;
  const { against, deals, world, busy } = meanwhile(events, as);
  const quiet = against.length + deals.length + world.length === 0;
  return (
    <Sheet open title={say('digest.title')} className="bp-digest" onClose={close}>
      {quiet && <p>{say('digest.quiet')}</p>}
      <News title={say('digest.against')} names={names} events={against} />
      <News title={say('digest.deals')} names={names} events={deals} />
      <News title={say('digest.world')} names={names} events={world} />
      {busy.length > 0 && (
        <ul>
          {busy.map(({ seat, built, ships, moves }) => (
            <li key={seat}>
              <Mark names={names} seat={seat} />
              {say('digest.others', {
                name: names.name(seat),
                what: listed(say, [
                  ...(built > 0 ? [say('digest.built', { count: built })] : []),
                  ...(ships > 0 ? [say('digest.ships', { count: ships })] : []),
                  ...(moves > 0 ? [say('digest.moves', { count: moves })] : []),
                ]),
              })}
            </li>
          ))}
        </ul>
      )}
      <div className="bp-check-answers">
        <button type="button" className="btn gold" onClick={close}>
          {say('digest.close')}
        </button>
      </div>
    </Sheet>
  );
}

function Mark({ names, seat }: { readonly names: TableNames; readonly seat: number }) {
  const { sigil, line } = seatIdentity(names.look(seat));
  return <Sigil name={sigil} size={18} fill={line} />;
}

function News({
  title,
  names,
  events,
}: {
  readonly title: string;
  readonly names: TableNames;
  readonly events: readonly Seen[];
}) {
  const lines = events.flatMap((seen, i) => {
    const said = sentence(seen, names.as, names.name, names.say, names.options);
    return said === null ? [] : [{ key: i, seat: actor(seen), text: names.say(said.id, said.values) }];
  });
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ key, seat, text }) => (
          <li key={key}>
            {seat === null ? <span /> : <Mark names={names} seat={seat} />}
            <span>
              <Phrase text={text} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
