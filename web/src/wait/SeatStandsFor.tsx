import type { TableInfo } from '@orrery/wire';
import { useGameSay, useKit } from '../play/kit.ts';

interface SeatStandsForProps {
  readonly table: TableInfo;
  readonly seat: number;
}

/** What its game says of a seat, such as its faction. */
export function SeatStandsFor({ table, seat }: SeatStandsForProps) {
  const kit = useKit(table.game);
  return kit?.table.seatLabel === undefined ? null : <Label {...{ kit, table, seat }} />;
}

function Label({ kit, table, seat }: SeatStandsForProps & { readonly kit: NonNullable<ReturnType<typeof useKit>> }) {
  const { say } = useGameSay(kit);
  const label = kit.table.seatLabel?.(table.options, seat, say) ?? null;
  return label === null ? null : <small>{label}</small>;
}
