import { type Chance, type Seat, shuffle } from '@orrery/kernel';
import { count, has, nth } from '../rules/bits.ts';
import { ALL_WEAPONS, type Cards, WEAPONS } from '../rules/cards.ts';
import type { View } from '../rules/kind.ts';
import type { State } from '../rules/state.ts';
import { type Catch, guessCatches } from './guess-catches.ts';
import { layFaceDown } from './known.ts';

/** What `me` knows of the weapons of one seat that lie in piles of which only the size is seen. */
interface Gone {
  readonly owner: Seat;
  /** How many they are. */
  readonly count: number;
  /** Which they may be: for one's own weapons exactly those. */
  readonly among: number;
  /** One of them, seen in the last resolution; -1 if none was. */
  readonly surely: number;
}

/**
 * `piles: memory`: chooses which weapons others have played, lays what their Shields caught into Conquest, splits the rest into
 * hands and face-down cards, and gives back those (owner * 9 + weapon) that lie in the Debris of others.
 */
export function guessWeapons(s: State, cards: Cards, v: View, me: Seat, chance: Chance): number[] {
  const gone = v.players.map((_, owner) => goneOf(s, cards, v, me, owner));
  const catches = fittingCatches(cards, v, me, gone, chance);
  const scrap: number[] = [];
  for (const one of gone) {
    const { owner } = one;
    const out = chooseGone(one, cards.shield, catches, chance);
    for (const { catcher } of catches.filter((each) => each.owner === owner))
      s.caught[catcher] = owner * WEAPONS + out.caught.pop()!;
    for (const weapon of out.scrapped) scrap.push(owner * WEAPONS + weapon);
    if (owner !== me) layFaceDown(s, owner, one.among & ~out.all, chance);
  }
  return scrap;
}

function goneOf(s: State, cards: Cards, v: View, me: Seat, owner: Seat): Gone {
  const caught = s.caught[me]!;
  const shield = caught !== -1 && owner === me ? 1 << cards.shield : 0;
  const prey = caught !== -1 && Math.floor(caught / WEAPONS) === owner ? 1 << (caught % WEAPONS) : 0;
  const inMine = s.debris[me * s.n + owner]! | shield | prey;
  const laid = s.site[owner]! < 0 ? 0 : 1;
  if (owner === me) {
    const lost = ALL_WEAPONS & ~inMine & ~s.hands[me]! & ~(laid << s.weapon[me]!);
    return { owner, count: count(lost), among: lost, surely: -1 };
  }
  const shown = v.lastRound?.weapons.find(({ seat }) => seat === owner);
  const last = shown === undefined ? -1 : cards.weaponNumber.get(shown.weapon)!;
  return {
    owner,
    count: WEAPONS - v.players[owner]!.handSize - laid - count(inMine),
    among: ALL_WEAPONS & ~inMine,
    surely: last < 0 || has(inMine, last) ? -1 : last,
  };
}

/**
 * Two weapons for every catch lie in Conquest, the rest in Debris: where only weapons go to Debris the sizes tell how many
 * catches there were, else (`isolatedTo: debris`) they give the least number, and any that fits will do.
 */
function fittingCatches(cards: Cards, v: View, me: Seat, gone: readonly Gone[], chance: Chance): readonly Catch[] {
  const others = gone.filter(({ owner }) => owner !== me);
  const weapons = gone.reduce((sum, one) => sum + one.count, 0);
  const debris = others.reduce((sum, { owner }) => sum + v.players[owner]!.debrisSize, 0);
  const least = Math.max(0, Math.ceil((weapons - debris) / 2));
  const most = v.options.isolatedTo === 'debris' ? others.length : least;
  const mayCatch = ({ owner, among }: Gone) => v.players[owner]!.conquestSize >= 2 && has(among, cards.shield);
  const catchers = others.filter(mayCatch).map(({ owner }) => owner);
  const owners = gone.map(({ owner }) => owner);
  const fit = (catches: readonly Catch[]) => gone.every((one) => fits(one, cards.shield, catches));
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  for (const wanted of shuffle(counts, chance, 'catches')) {
    const catches = guessCatches(wanted, catchers, owners, fit, chance);
    if (catches !== null) return catches;
  }
  throw new Error('no catches fit the view');
}

/** Is there room among a seat's gone weapons for what the catches say of them, and for what was surely seen? */
function fits({ owner, count: size, among, surely }: Gone, shield: number, catches: readonly Catch[]): boolean {
  const { ownShield, preys } = partIn(catches, owner);
  const besides = surely !== -1 && (surely === shield ? ownShield === 0 : preys === 0) ? 1 : 0;
  return preys <= count(among & ~(1 << shield)) && ownShield + preys + besides <= size;
}

/** How many weapons of a seat lie in a Conquest: its Shield, if that has caught something, and what others' Shields caught. */
function partIn(catches: readonly Catch[], seat: Seat): { readonly ownShield: 0 | 1; readonly preys: number } {
  return {
    ownShield: catches.some(({ catcher }) => catcher === seat) ? 1 : 0,
    preys: catches.filter(({ owner }) => owner === seat).length,
  };
}

/** Which of a seat's weapons were caught, and which lie in Debris; `all` of them, its own Shield included. */
function chooseGone(
  { owner, count: size, among, surely }: Gone,
  shield: number,
  catches: readonly Catch[],
  chance: Chance,
): { readonly caught: number[]; readonly scrapped: number[]; readonly all: number } {
  const { ownShield, preys } = partIn(catches, owner);
  const scraps = size - preys - ownShield;
  let left = among & ~(ownShield << shield);
  const take = (weapon: number) => {
    left &= ~(1 << weapon);
    return weapon;
  };
  const any = (from: number) => take(nth(from, chance.int(count(from), 'weapons')));
  const scrapped: number[] = [];
  const caught: number[] = [];
  // What was surely seen lies in Debris if there is room, else it was caught.
  if (surely !== -1 && has(left, surely)) (scraps > 0 ? scrapped : caught).push(take(surely));
  while (caught.length < preys) caught.push(any(left & ~(1 << shield)));
  while (scrapped.length < scraps) scrapped.push(any(left));
  return { caught, scrapped, all: among & ~left };
}
