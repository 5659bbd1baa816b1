import { Dice, type Seat, shuffle } from '@orrery/kernel';
import { count, first, nth, tail } from '../rules/bits.ts';
import { ROUNDS } from '../rules/end.ts';
import { dealMissions } from '../rules/missions.ts';
import { placeWeapon } from '../rules/place.ts';
import { placement, type Sector } from '../rules/sector.ts';
import { copy, type State } from '../rules/state.ts';
import { planetsOutOfSight } from '../sight/imagine.ts';
import { unplayedBy } from './belief.ts';
import { waryGuess } from './guess.ts';
import { promise } from './promise.ts';
import { hitsAlike, LENGTH } from './shortlist.ts';
import { judge } from './standing.ts';

/** What its owner may have thought of a card before laying it: of it as each weapon, among all that could have been laid instead. */
const THOUGHTS = [
  'place by promise',
  'not thought of',
  'promises less than the best',
  'arrow says nothing',
  'behind the best after this round',
  'better ones after this round',
  'behind the best after the next',
  'better ones after the next',
] as const;
export const thoughts: readonly string[] = THOUGHTS.flatMap((what) => [what, `${what}, late`]);

/** In how many worlds the owner is thought to have looked at each. */
const WORLDS = 24;
const FAR = 0.2;
const WORST = 3;

/** A card as it could have been laid, what it promised, and how well its owner did with it. */
interface Option {
  readonly weapon: number;
  readonly site: number;
  readonly arrow: number;
  readonly tells: boolean;
  readonly promise: number;
  soon: number;
  later: number;
}

/**
 * One row for each weapon that the card of a seat may be: its owner's search done again, in a small way, from what everybody sees.
 * Its luck too is the same for all who see the same.
 */
export function writeThoughts(s: State, sector: Sector, seat: Seat, unplayed: number): Float64Array {
  const order = (seat - s.invader + s.n) % s.n;
  const dice = new Dice([order, s.round, s.alive, s.low & s.alive, unplayed, s.site[seat], s.arrow[seat]].join());
  const worlds = Array.from({ length: WORLDS }, () => before(s, sector, seat, dice));
  const options = optionsIn(worlds[0]!, sector, unplayed);
  const listed = options.slice(0, LENGTH);
  for (const world of worlds) tryAll(world, sector, seat, listed, dice);
  const most = { promise: options[0]!.promise, soon: best(listed, 'soon'), later: best(listed, 'later') };
  const out = new Float64Array(thoughts.length * count(unplayed));
  let at = 0;
  for (let rest = unplayed; rest !== 0; rest = tail(rest)) {
    const laid = options.findIndex(
      ({ weapon, site, arrow, tells }) =>
        weapon === first(rest) && site === s.site[seat] && (!tells || arrow === s.arrow[seat]),
    );
    const one = options[laid]!;
    const known = laid < LENGTH;
    const numbers = [
      laid / 20,
      known ? 0 : 1,
      one.promise - most.promise,
      one.tells ? 0 : 1,
      known ? (one.soon - most.soon) / WORLDS : -FAR,
      known ? better(listed, 'soon', one) / 12 : WORST,
      known ? (one.later - most.later) / WORLDS : -FAR,
      known ? better(listed, 'later', one) / 12 : WORST,
    ];
    for (const number of numbers) {
      out[at++] = number;
      out[at++] = (number * s.round) / ROUNDS;
    }
  }
  return out;
}

/** The table as the owner saw it; what it did not see, and what nobody else sees of it, is drawn anew. */
function before(s: State, sector: Sector, seat: Seat, dice: Dice): State {
  const then = copy(s);
  let earlier = true;
  for (let k = 0; k < s.n; k++) {
    const other = (s.invader + k) % s.n;
    if (other === seat) earlier = false;
    if (s.site[other]! < 0) continue;
    const unplayed = unplayedBy(s, other);
    const weapon = nth(unplayed, dice.int(count(unplayed)));
    then.hands[other] = earlier ? unplayed & ~(1 << weapon) : unplayed;
    if (earlier) then.weapon[other] = weapon;
    else {
      then.covered &= ~(1 << s.site[other]!);
      then.weapon[other] = then.site[other] = then.arrow[other] = -1;
    }
  }
  then.low = s.low & s.alive;
  then.toAct = seat;
  dealAnew(then, sector, seat, dice);
  return then;
}

/** Missions and deck drawn anew, by what everybody sees; from `seat` on, so that exchanged seats exchange what is thought. */
export function dealAnew(s: State, sector: Sector, seat: Seat, dice: Dice): void {
  const dealt = dealMissions(sector.cards, s.n, dice);
  s.missions = dealt.map((_, i) => dealt[(i + 3 * (s.n - seat)) % dealt.length]!);
  s.deck = shuffle(planetsOutOfSight(s), dice, 'deck');
  s.drawn = s.drawnBefore = 0;
}

/** All that could have been laid, the most promising first; of arrows that make no difference the first stands for all. */
function optionsIn(s: State, sector: Sector, unplayed: number): Option[] {
  const found: Option[] = [];
  for (let hand = unplayed; hand !== 0; hand = tail(hand))
    for (let free = s.alive & ~s.covered; free !== 0; free = tail(free)) {
      const [weapon, site] = [first(hand), first(free)];
      const tells = !hitsAlike(sector, weapon, site);
      for (const arrow of tells ? sector.arrows : sector.arrows.slice(0, 1)) {
        const worth = promise(s, sector, weapon, arrow, site);
        found.push({ weapon, site, arrow, tells, promise: worth, soon: 0, later: 0 });
      }
    }
  return found.sort((a, b) => b.promise - a.promise);
}

const won = new Float64Array(5);

/** All of them in one world with the same luck, judged when the round is over and when the next is. */
function tryAll(world: State, sector: Sector, seat: Seat, options: readonly Option[], dice: Dice): void {
  const luck = dice.fork();
  for (const one of options) {
    const s = copy(world);
    const chance = new Dice(luck);
    placeWeapon(s, seat, placement(sector, one.weapon, one.arrow, one.site), null);
    one.soon += playedOn(s, world.round + 1, seat, chance);
    one.later += playedOn(s, world.round + 2, seat, chance);
  }
}

function playedOn(s: State, until: number, seat: Seat, chance: Dice): number {
  while (s.phase === 'place' && s.round < until) {
    const move = waryGuess(s, s.toAct, chance);
    if (move.t === 'placeWeapon') placeWeapon(s, s.toAct, move, null);
  }
  judge(s, won);
  return won[seat]!;
}

function best(options: readonly Option[], when: 'soon' | 'later'): number {
  return Math.max(...options.map((one) => one[when]));
}

function better(options: readonly Option[], when: 'soon' | 'later', than: Option): number {
  return options.filter((one) => one[when] > than[when]).length;
}
