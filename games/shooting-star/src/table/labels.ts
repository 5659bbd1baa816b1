import type { Seat } from '@orrery/kernel';
import { listed, plain, type Say } from '@orrery/words';
import type { PileCard, SiteSeen, View, XY } from '../rules/kind.ts';
import type { Shot } from '../sight/staged.ts';
import { cellName, columnName, rowName } from '../words/cell.ts';
import type { MessageId } from '../words/index.ts';
import {
  capital,
  isCardMessage,
  type Namer,
  planetAt,
  planetCard,
  planetName,
  reach,
  weaponName,
  who,
} from '../words/names.ts';
import type { Aim, Blow, Preview } from './preview.ts';
import type { Goal, Progress } from './progress.ts';

/** What a screen reader hears on a cell: "column C, row 2: Boreas, level 4, moon, covered by Bruno, arrow down". */
export function cellLabel(names: Namer, at: XY, site: SiteSeen | null, volley: boolean, legal = false): string {
  const { say } = names;
  const place = `${say('cell.column', { column: columnName(at.x) })}, ${say('cell.row', { row: rowName(at.y) })}`;
  if (site === null) return `${place}: ${say(legal ? 'cell.empty' : 'cell.gap')}`;
  return `${place}: ${siteLabel(names, site)}${site.card === null ? '' : `, ${cardLabel(names, site, volley)}`}`;
}

function siteLabel({ say }: Namer, { kind, name, level, moons }: SiteSeen): string {
  if (kind === 'dark' || level === null) return say('cell.dark');
  return name === null
    ? say('cell.small', { level, moons })
    : say('cell.named', { planet: planetName(say, name), level, moons });
}

function cardLabel(names: Namer, { card }: SiteSeen, volley: boolean): string {
  if (card === null) return '';
  const { say } = names;
  const weapon = card.weapon === null ? '' : weaponName(names, card.weapon);
  const common = { who: who(names, card.seat), name: names.name(card.seat), arrow: say(`arrow.${card.arrow}`), weapon };
  return volley ? say('cell.revealed', common) : say('cell.covered', { ...common, order: card.order + 1 });
}

/** For who looks closer, under the planet's name: what covers it, or what a hit would do to it. */
export function siteText(names: Namer, site: SiteSeen, volley: boolean): string {
  if (site.card !== null) return `${capital(cardLabel(names, site, volley))}.`;
  const { level } = site;
  if (level === null) return names.say('closer.dark');
  return level === 4 || level === 2 ? names.say('closer.turns', { to: level - 1 }) : names.say('closer.captures');
}

/** For who looks closer, under the weapon's name: "Number 4. It hits the three planets ahead." */
export function weaponText(names: Pick<Namer, 'say' | 'set'>, id: string): string {
  const priority = names.set.weapons.find((card) => card.id === id)?.priority ?? null;
  const reached = reach(names, id);
  return priority === null ? `${capital(reached)}.` : names.say('closer.weapon', { priority, reach: reached });
}

/** "4, Trident: the three planets ahead". */
export function weaponLabel(names: Pick<Namer, 'say' | 'set'>, id: string, played: boolean): string {
  const weapon = weaponName(names, id);
  if (played) return names.say('hand.played', { weapon });
  const priority = names.set.weapons.find((card) => card.id === id)?.priority ?? 'none';
  return names.say('hand.weapon', { priority: String(priority), weapon, reach: reach(names, id) });
}

/** A preview of more letters than this does not name planets in the bar of a phone. */
const BRIEF = 80;

/**
 * The preview in words, without its caveat: "Cross in D2: captures Cinder, turns Amaranth to 3, ...".
 * `brief`: without what the board shows as well, for a phone; what would still be too long counts planets instead of naming them.
 */
export function previewText(names: Namer, preview: Preview, brief = false): string {
  const text = namingText(names, preview, brief);
  return brief && plain(text).length > BRIEF ? countingText(names, preview) : text;
}

function countingText(names: Namer, { aim, blows, isolated }: Preview): string {
  const { say } = names;
  const count = (t: Blow['t']): number => blows.filter((blow) => blow.t === t).length;
  const lost = names.isolatedTo === 'debris' ? isolated.length : 0;
  const clauses = [
    ['preview.captures.count', count('captures') + isolated.length - lost],
    ['preview.isolates.count', lost],
    ['preview.turns.count', count('turns')],
    ['preview.cards.brief', count('card')],
  ] as const;
  const told = clauses.flatMap(([id, count]) => (count === 0 ? [] : [say(id, { count })]));
  return `${beginning(names, aim)}${told.join(', ')}.`;
}

const beginning = (names: Namer, { weapon, at }: Aim): string =>
  names.say('preview.begin', { weapon: weaponName(names, weapon), cell: cellName(at) });

function namingText(names: Namer, { aim, blows, isolated }: Preview, brief: boolean): string {
  const { say, set } = names;
  const begin = beginning(names, aim);
  if (set.weapons.find(({ id }) => id === aim.weapon)?.priority === null) return `${begin}${say('preview.shield')}.`;
  const of = <T extends Blow['t']>(t: T) => blows.filter((blow): blow is Extract<Blow, { t: T }> => blow.t === t);
  const spoken = [...of('captures').map(({ site }) => site), ...isolated, ...of('turns').map(({ site }) => site)];
  const named = ({ name, at }: SiteSeen): string[] => {
    if (name === null) return [];
    const planet = planetName(say, name);
    const alone = spoken.filter((other) => other.name === name).length === 1;
    return [alone ? planet : say('preview.where', { planet, cell: cellName(at) })];
  };
  /** Named planets by name, and by place too where two bear it; small ones of a level counted together. */
  const short = (sites: readonly SiteSeen[]): string[] => {
    const small = [1, 2].flatMap((level) => {
      const count = sites.filter((site) => site.name === null && site.level === level).length;
      return count === 0 ? [] : [say('preview.short.small', { level, count })];
    });
    const dark = sites.filter(({ level }) => level === null).map(() => say('planet.dark'));
    return [...sites.flatMap(named), ...small, ...dark];
  };
  const clauses: string[] = [];
  const add = (id: MessageId, key: string, items: readonly string[]) => {
    if (items.length > 0) clauses.push(say(id, { [key]: listed(say, items) }));
  };
  add('preview.captures', 'planets', short(of('captures').map(({ site }) => site)));
  add(names.isolatedTo === 'debris' ? 'preview.isolates.lost' : 'preview.isolates', 'planets', short(isolated));
  add(
    'preview.turns',
    'planets',
    [4, 3, 2].flatMap((level) => {
      const sites = of('turns').flatMap(({ site }) => (site.level === level ? [site] : []));
      return sites.length === 0 ? [] : [say('preview.turned', { planet: listed(say, short(sites)), to: level - 1 })];
    }),
  );
  const cards = of('card').map(({ owner }) => say('preview.card', { name: names.name(owner) }));
  if (brief && cards.length > 0) clauses.push(say('preview.cards.brief', { count: cards.length }));
  else add('preview.cards', 'cards', cards);
  const most = brief ? 1 : 3;
  const dark = of('immune').length;
  if (dark > 0 && clauses.length < most) clauses.push(say('preview.dark', { count: dark }));
  const empty = of('void').length;
  if (clauses.length === 0) clauses.push(say('preview.nothing'));
  else if (empty > 0 && clauses.length < most) clauses.push(say('preview.void', { count: empty }));
  return `${begin}${clauses.join(', ')}.`;
}

export function missionName(say: Say<MessageId>, { mission, goals }: Progress): string {
  if (!('atLeast' in mission.test)) {
    const [one, two] = mission.test.planets;
    return say('mission.pair', { one: planetName(say, one), two: planetName(say, two) });
  }
  const { id } = mission;
  return isCardMessage(id) ? say(id) : capital(goals.map((goal) => goalText(say, goal)).join(', '));
}

function goalText(say: Say<MessageId>, goal: Goal): string {
  if (goal.t === 'planet')
    return say('tally.planet', { planet: planetName(say, goal.planet), have: String(goal.have) });
  return say(`tally.${goal.tally}`, { have: goal.have, need: goal.need });
}

export function missionLabel(say: Say<MessageId>, progress: Progress): string {
  return say('mission.label', {
    points: progress.mission.points,
    mission: missionName(say, progress),
    progress: capital(progress.goals.map((goal) => goalText(say, goal)).join(', ')),
  });
}

const FATES = {
  waits: 'fire.waits',
  fires: 'fire.now',
  spent: 'fire.done',
  lost: 'fire.lost',
  caught: 'fire.caught',
  shield: 'fire.shield',
  returned: 'fire.shield',
} as const;

export function shotLabel(names: Namer, shot: Shot): string {
  return names.say('fire.label', {
    priority: String(shot.priority ?? 'none'),
    weapon: weaponName(names, shot.weapon),
    who: who(names, shot.seat),
    name: names.name(shot.seat),
    state: names.say(FATES[shot.fate]),
  });
}

/** A card in a pile of `seat`; a weapon of somebody else is told by its owner. */
export function pileCardLabel(names: Namer, card: PileCard, seat: Seat): string {
  if (card.t === 'planet') return planetCard(names, card.planet);
  const weapon = weaponName(names, card.weapon);
  return card.owner === seat ? weapon : `${weapon} (${names.name(card.owner)})`;
}

/** A planet in a hand while a sector is built: "a 2 with a moon", "Boreas at 4". */
export function builtPlanet(names: Pick<Namer, 'say' | 'set'>, planet: string, high: boolean): string {
  const kind = names.set.planets.find(({ id }) => id === planet)?.kind;
  const level = kind === 'small' ? (high ? 2 : 1) : kind === 'named' ? (high ? 4 : 3) : null;
  return capital(planetAt(names, planet, level));
}

/** One line on where a match stands. */
export function standing(view: View, say: Say<MessageId>): string {
  if (view.phase === 'over') return say('standing.over');
  if (view.phase === 'build') return say('standing.build');
  return say('standing.round', { round: view.round, planets: view.planetsLeft });
}
