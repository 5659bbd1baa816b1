import { Sigil, seatIdentity } from '@orrery/ui';
import type { TableInfo } from '@orrery/wire';
import { useGameSay, useKit } from '../play/kit.ts';
import { looksOf } from '../play/names.ts';
import { useSay } from '../words/speech.ts';

interface SeatChoiceProps {
  readonly table: TableInfo;
  readonly free: readonly number[];
  readonly chosen: number | null;
  choose(seat: number | null): void;
}

/** First come, first served: which of the free seats; null: any. */
export function SeatChoice({ table, free, chosen, choose }: SeatChoiceProps) {
  const say = useSay();
  const looks = looksOf(table.seats);
  return (
    <fieldset className="join-seats">
      <legend>{say('join.seats')}</legend>
      <label>
        <input type="radio" name="seat" checked={chosen === null} onChange={() => choose(null)} />
        <span>{say('join.seat.any')}</span>
      </label>
      {free.map((at) => {
        const { sigil, line } = seatIdentity(looks[at] ?? at);
        return (
          <label key={at}>
            <input type="radio" name="seat" checked={chosen === at} onChange={() => choose(at)} />
            <Sigil name={sigil} size={18} fill={line} />
            <span>
              {say('create.seat', { n: at + 1 })}
              <StandsFor table={table} seat={at} />
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** What its game says of a seat, such as its faction. */
function StandsFor({ table, seat }: { readonly table: TableInfo; readonly seat: number }) {
  const kit = useKit(table.game);
  return kit?.table.seatLabel === undefined ? null : <Label {...{ kit, table, seat }} />;
}

function Label({
  kit,
  table,
  seat,
}: {
  readonly kit: NonNullable<ReturnType<typeof useKit>>;
  readonly table: TableInfo;
  readonly seat: number;
}) {
  const { say } = useGameSay(kit);
  const label = kit.table.seatLabel?.(table.options, seat, say) ?? null;
  return label === null ? null : <b>: {label}</b>;
}
