import { type DataSet, ours1, type SeatCount } from '../data/index.ts';
import type { Cell } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';

const ROMAN = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX'.split(' ');

/** Panels are numbered from 1, and bear Roman numerals. */
export function panelNumeral(panel: number): string {
  return ROMAN[panel - 1] ?? String(panel);
}

export function setOf(options: Options | null): DataSet {
  return options === null || options.data === 'ours-1' ? ours1 : options.data;
}

/** The numeral of the panel a cell lies in: the one whose centre is near enough (BP-G3 to BP-G5). */
export function panelOf(options: Options | null, { q, r }: Cell): string {
  if (options === null) return '?';
  const { panelRadius: far, boards } = setOf(options);
  const rows = boards[String(options.factions.length) as SeatCount] ?? [];
  let no = 0;
  for (const { j, from, to } of [...rows].sort((a, b) => a.j - b.j || a.from - b.from))
    for (let i = from; i <= to; i++) {
      no++;
      const dq = q - (2 * far + 1) * i - far * j;
      const dr = r + far * i - (far + 1) * j;
      if (Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) <= far) return panelNumeral(no);
    }
  return '?';
}
