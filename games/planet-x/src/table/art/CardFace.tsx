import { type CardId, type DataSet, specialOf, unitOf } from '../../data/index.ts';
import { SpecialFace } from './SpecialFace.tsx';
import { UnitFace } from './UnitFace.tsx';

/** The face of any card of a set. */
export function CardFace({
  set,
  card,
  grey = false,
}: {
  readonly set: DataSet;
  readonly card: CardId;
  readonly grey?: boolean;
}) {
  const unit = unitOf(set, card);
  if (unit !== null) return <UnitFace set={set} unit={unit} grey={grey} />;
  const special = specialOf(set, card);
  return special === null ? null : <SpecialFace card={special} />;
}
