import { type Chance, type Seat, shuffle } from '@orrery/kernel';
import { count, nth } from '../rules/bits.ts';
import { ALL_WEAPONS, type Cards, SMALL, WEAPONS } from '../rules/cards.ts';
import { IN_CONQUEST, IN_DEBRIS } from '../rules/keep.ts';
import type { View } from '../rules/kind.ts';
import type { State } from '../rules/state.ts';
import { type Catch, guessCatches } from './guess-catches.ts';
import { layFaceDown } from './known.ts';

/**
 * `piles: memory`: what may lie in the piles of others, of which only the sizes are known. Fills them from the `unseen` planets
 * and from all weapons that are neither in sight nor in a hand, and gives back the planets of the deck.
 */
export function guessPiles(
  s: State,
  cards: Cards,
  v: View,
  me: Seat,
  unseen: readonly number[],
  next: number,
  chance: Chance,
): number[] {
  const others = v.players.map((_, seat) => seat).filter((seat) => seat !== me);
  const inMine = v.players.map((_, owner) => seenOf(s, me, owner, cards));
  const lost = ALL_WEAPONS & ~(s.hands[me]! | inMine[me]! | (s.site[me]! < 0 ? 0 : 1 << s.weapon[me]!));
  const hidden = v.players.map((player, seat) =>
    seat === me ? count(lost) : WEAPONS - player.handSize - (s.site[seat]! < 0 ? 0 : 1) - count(inMine[seat]!),
  );
  const catches = fittingCatches(v, others, hidden, inMine, lost, me, cards, chance);
  const scrap = guessWeapons(s, cards, me, lost, hidden, inMine, catches, chance);
  return fillPiles(s, cards, v, others, scrap, unseen, next, chance);
}

/** The weapons of `owner` in the piles of `me`. */
function seenOf(s: State, me: Seat, owner: Seat, cards: Cards): number {
  const caught = s.caught[me]!;
  const shield = caught !== -1 && owner === me ? 1 << cards.shield : 0;
  const prey = caught !== -1 && Math.floor(caught / WEAPONS) === owner ? 1 << (caught % WEAPONS) : 0;
  return s.debris[me * s.n + owner]! | shield | prey;
}

/**
 * Of the hidden weapons two for every catch lie in Conquest, the rest in Debris: where only weapons go to Debris the sizes tell
 * how many catches there were, else (`isolatedTo: debris`) they give the least number, and any that fits will do.
 */
function fittingCatches(
  v: View,
  others: readonly Seat[],
  hidden: readonly number[],
  inMine: readonly number[],
  lost: number,
  me: Seat,
  cards: Cards,
  chance: Chance,
): Catch[] {
  const shield = 1 << cards.shield;
  const weapons = hidden.reduce((sum, some) => sum + some, 0);
  const debris = others.reduce((sum, seat) => sum + v.players[seat]!.debrisSize, 0);
  const least = Math.max(0, Math.ceil((weapons - debris) / 2));
  const most = v.options.isolatedTo === 'debris' ? others.length : least;
  const catchers = others.filter((seat) => v.players[seat]!.conquestSize >= 2 && (inMine[seat]! & shield) === 0);
  const slots = hidden.map((some, seat) => (seat === me ? count(lost & ~shield) : some));
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  for (const wanted of shuffle(counts, chance, 'catches')) {
    const catches = guessCatches(wanted, catchers, slots, chance);
    if (catches !== null) return catches;
  }
  throw new Error('no catches fit the view');
}

/** Chooses which weapons are gone, lays the catches into Conquest, and gives back those that lie in Debris. */
function guessWeapons(
  s: State,
  cards: Cards,
  me: Seat,
  lost: number,
  hidden: readonly number[],
  inMine: readonly number[],
  catches: readonly Catch[],
  chance: Chance,
): number[] {
  const shield = 1 << cards.shield;
  const scrap: number[] = [];
  for (let owner = 0; owner < s.n; owner++) {
    const own = owner === me;
    const isCatcher = catches.some(({ catcher }) => catcher === owner);
    let left = hidden[owner]! - (isCatcher ? 1 : 0);
    let from = own ? lost : ALL_WEAPONS & ~inMine[owner]! & ~(isCatcher ? shield : 0);
    for (const { catcher } of catches.filter((one) => one.owner === owner)) {
      const weapon = member(from & ~shield, chance);
      s.caught[catcher] = owner * WEAPONS + weapon;
      from &= ~(1 << weapon);
      left--;
    }
    for (; left > 0; left--) {
      const weapon = member(from, chance);
      scrap.push(owner * WEAPONS + weapon);
      from &= ~(1 << weapon);
    }
    if (!own) layFaceDown(s, owner, from, chance);
  }
  return scrap;
}

/** Deals scrap and planets into the places of the piles; the deck keeps a small card for every named planet left (I9). */
function fillPiles(
  s: State,
  cards: Cards,
  v: View,
  others: readonly Seat[],
  scrap: number[],
  unseen: readonly number[],
  next: number,
  chance: Chance,
): number[] {
  const debris = shuffle(
    others.flatMap((seat) => Array<Seat>(v.players[seat]!.debrisSize).fill(seat)),
    chance,
    'piles',
  );
  for (const weapon of shuffle(scrap, chance, 'piles'))
    s.debris[(debris.pop() as Seat) * s.n + Math.floor(weapon / WEAPONS)]! |= 1 << (weapon % WEAPONS);
  const places = others.flatMap((seat) => {
    const planets = v.players[seat]!.conquestSize - (s.caught[seat] === -1 ? 0 : 2);
    return Array<number>(planets).fill(IN_CONQUEST + seat);
  });
  places.push(...debris.map((seat) => IN_DEBRIS + seat));
  const planets = shuffle([...unseen], chance, 'piles').sort((a, b) => Number(b === next) - Number(a === next));
  const smalls = planets.filter((planet) => cards.kind[planet] === SMALL);
  const deck = smalls.slice(0, Math.max(count(s.named), next < 0 ? 0 : 1));
  for (const planet of planets) {
    if (deck.includes(planet)) continue;
    const place = places.pop();
    if (place === undefined) deck.push(planet);
    else s.keeper[planet] = place;
  }
  return deck;
}

function member(set: number, chance: Chance): number {
  return nth(set, chance.int(count(set), 'weapons'));
}
