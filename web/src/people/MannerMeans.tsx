import type { TableInfo } from '@orrery/wire';
import { useGameSay, useKit } from '../play/kit.ts';

interface MannerMeansProps {
  readonly table: TableInfo;
  readonly seat: number;
}

/** What the manner of a bot means in its game; of whoever has none, nothing. */
export function MannerMeans({ table, seat }: MannerMeansProps) {
  const kit = useKit(table.game);
  const { level, manner, began } = table.seats[seat] ?? {};
  if (kit === null || level == null || manner === undefined || began?.still === false) return null;
  return <Meaning kit={kit} manner={manner} />;
}

function Meaning({ kit, manner }: { readonly kit: NonNullable<ReturnType<typeof useKit>>; readonly manner: string }) {
  const { say } = useGameSay(kit);
  return <small>{say(`manner.${manner}`)}</small>;
}
