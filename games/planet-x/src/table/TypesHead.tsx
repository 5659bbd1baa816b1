import type { Say } from '@orrery/words';
import { type UnitType, unitTypes } from '../data/index.ts';
import { TypeIcon } from './art/Signs.tsx';

/** A column for each type of unit. */
export function TypesHead({ say }: { readonly say: Say<`types.${UnitType}`> }) {
  return (
    <thead>
      <tr>
        <td />
        {unitTypes.map((type) => (
          <th key={type} scope="col">
            <TypeIcon type={type} />
            <span className="unseen">{say(`types.${type}`)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
