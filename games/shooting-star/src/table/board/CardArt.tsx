import { hatchFill, IconMark, INK_HATCH, n, SigilMark, seatIdentity } from '@orrery/ui';
import type { WeaponCard } from '../../data/index.ts';
import type { Arrow } from '../../rules/kind.ts';
import { Dots } from '../Dots.tsx';

/** Weapons lying on planets, about 0, 0, cut for a planet of radius 29; scale with `r / 29`. */
const W = 44;
const H = 58;

function Pointer({ arrow, fill }: { readonly arrow: Arrow; readonly fill: string }) {
  // Sideways the card is narrower than long: its arrow stands closer.
  const reach = arrow % 2 === 0 ? 0 : 7;
  const d = `M0 ${-46 + reach}L13 ${-29 + reach}H-13Z`;
  return (
    <g transform={`rotate(${arrow * 90})`}>
      <path d={d} className="ss-arrow-halo" />
      <path d={d} className="ss-arrow" fill={fill} />
    </g>
  );
}

/** Face down: colour, hatch, sigil and letter say whose it is, dots in which go it was placed. */
export function CardBack({
  look,
  arrow,
  order,
}: {
  readonly look: number;
  readonly arrow: Arrow;
  readonly order: number;
}) {
  const { fill, line, sigil } = seatIdentity(look);
  return (
    <g className="ss-card-back">
      <Pointer arrow={arrow} fill={fill} />
      <rect className="ss-card-ground" x={-W / 2} y={-H / 2} width={W} height={H} rx={3} />
      <rect x={-W / 2} y={-H / 2} width={W} height={H} rx={3} fill={hatchFill(look)} />
      <rect className="ss-card-edge" x={-W / 2} y={-H / 2} width={W} height={H} rx={3} stroke={fill} />
      <rect className="ss-card-rule" x={-W / 2 + 3.5} y={-H / 2 + 3.5} width={W - 7} height={H - 7} />
      <circle className="ss-card-seal" r={14} />
      <SigilMark name={sigil} size={20} fill={line} />
      <Order order={order} />
    </g>
  );
}

function Order({ order }: { readonly order: number }) {
  const width = order * 6;
  return (
    <g className="ss-order" transform={`translate(0 ${H / 2 - 8})`}>
      <rect x={n(-width / 2 - 5)} y={-4.5} width={width + 10} height={9} rx={4.5} />
      {Array.from({ length: order + 1 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pips of one card stay as they are
        <circle key={i} cx={n(i * 6 - width / 2)} r={2} />
      ))}
    </g>
  );
}

/** Face up: its number and pattern; `mine` while it still lies hidden from the others. */
export function CardFace({
  card,
  look,
  arrow,
  mine = false,
}: {
  readonly card: WeaponCard;
  readonly look: number;
  readonly arrow: Arrow;
  readonly mine?: boolean;
}) {
  const { fill, line, sigil } = seatIdentity(look);
  return (
    <g className="ss-card-face">
      <Pointer arrow={arrow} fill={fill} />
      <rect className="ss-card-open" x={-24} y={-31} width={48} height={62} rx={3} stroke={fill} />
      {mine && <rect className="ss-card-mine" x={-27.5} y={-34.5} width={55} height={69} rx={5} stroke={line} />}
      <text className="ss-card-number" y={-9} fontSize={24}>
        {card.priority ?? '–'}
      </text>
      <g transform={`translate(0 12) rotate(${card.priority === null ? 0 : arrow * 90})`}>
        <Dots card={card} step={card.priority === null ? 6.4 : 7.2} />
      </g>
      {!mine && (
        <g transform="translate(17 -24)">
          <SigilMark name={sigil} size={10} fill={line} />
        </g>
      )}
    </g>
  );
}

/** What lay face down, for who reads the match with eyes that did not know it: hatched, over a shut eye. */
export function Unknown(props: Omit<Parameters<typeof CardFace>[0], 'mine'>) {
  return (
    <g className="ss-unknown">
      <CardFace {...props} />
      <rect x={-24} y={-31} width={48} height={62} rx={3} fill={INK_HATCH} />
      <g className="ss-shut" transform="translate(0 41)">
        <circle r={10} />
        <IconMark name="eye-closed" size={17} />
      </g>
    </g>
  );
}
