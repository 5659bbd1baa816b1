import type { Kind } from '@orrery/kernel';
import type { TableInfo } from '@orrery/wire';
import { type GameKit, useGameSay, useKit } from '../play/kit.ts';
import { nameOf } from '../play/names.ts';
import { api, type Reply } from '../remote/api.ts';
import './pick.css';

interface SeatPickProps {
  readonly table: TableInfo;
  attempt(asked: Promise<Reply<unknown>>): Promise<void>;
}

/** Who sits here chooses what their seat stands for, such as its faction, while it is free. */
export function SeatPick(props: SeatPickProps) {
  const kit = useKit(props.table.game);
  const seat = props.table.seats.findIndex(({ mine }) => mine);
  if (kit?.game.seatOption === undefined || kit.table.seatChoice === undefined || seat === -1) return null;
  return <Pick {...props} kit={kit} seat={seat} />;
}

function Pick({ table, attempt, kit, seat }: SeatPickProps & { readonly kit: GameKit<Kind>; readonly seat: number }) {
  const { say } = useGameSay(kit);
  const { seatOption } = kit.game;
  const { seatChoice } = kit.table;
  if (seatOption === undefined || seatChoice === undefined) return null;
  const { name, choices } = seatOption;
  const now = table.options[name] as readonly string[];
  const { Picture } = seatChoice;
  return (
    <fieldset className="pick">
      <legend>{say(seatChoice.word)}</legend>
      {choices(table.options).map((id) => {
        const at = now.indexOf(id);
        const other = at === -1 || at === seat ? undefined : table.seats[at];
        const taken = other?.taken === true && other.chose === true;
        return (
          <label key={id} className="pick-one" data-chosen={at === seat || undefined} data-taken={taken || undefined}>
            <input
              type="radio"
              name="pick"
              checked={at === seat}
              disabled={taken}
              onChange={() => void attempt(api.choose(table.id, seat, id))}
            />
            <b>{seatChoice.name(table.options, id, say)}</b>
            <Picture options={table.options} id={id} say={say} />
            {taken && <small>{say('wait.chosen', { name: nameOf(table.seats, at, false, say) })}</small>}
          </label>
        );
      })}
    </fieldset>
  );
}
