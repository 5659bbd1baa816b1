import type { Kind } from '@orrery/kernel';
import { Sigil, seatIdentity } from '@orrery/ui';
import { useMemo } from 'react';
import type { Teller } from '../review/told.ts';
import { useSay } from '../words/speech.ts';

/** What each one did and what befell them, as the table was told: the winner is not the only one who played. */
export function Toll({ teller }: { readonly teller: Teller<Kind> }) {
  const say = useSay();
  const { kit, reader, seats } = teller;
  const { toll } = kit.table;
  const counts = useMemo(() => {
    const told = [...reader.moments.keys()].flatMap((moment) => reader.toldAt(moment, 'table'));
    return (toll ?? []).map(({ word, of }) => ({ word, counts: of(told, seats.length) }));
  }, [toll, reader, seats.length]);
  if (counts.length === 0) return null;
  return (
    <section className="story-toll">
      <h2 className="end-heading">{say('ending.toll')}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {seats.map(({ seat, name, look }) => (
              <th key={seat} scope="col">
                <span className="story-who">
                  <Sigil name={seatIdentity(look).sigil} size={20} fill={seatIdentity(look).line} />
                  {name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.map(({ word, counts }) => (
            <tr key={word}>
              <th scope="row">{teller.say(word)}</th>
              {counts.map((count, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <td key={seat}>{count}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
