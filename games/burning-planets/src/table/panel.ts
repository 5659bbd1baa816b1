import type { TableProps } from '@orrery/ui';
import type { BurningPlanets } from '../rules/kind.ts';

/** What every panel beside the map is given: some of what the table itself was given. */
export type PanelProps = Pick<TableProps<BurningPlanets>, 'view' | 'as' | 'seats' | 'say' | 'turn' | 'explain'>;
