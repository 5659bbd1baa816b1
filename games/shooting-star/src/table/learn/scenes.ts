import { Dice } from '@orrery/kernel';
import { ours1, type PlanetCard } from '../../data/index.ts';
import { game } from '../../rules/index.ts';
import type { PlaceWeapon, Seen, SiteSeen, View } from '../../rules/kind.ts';
import { follow } from '../../sight/follow.ts';

/** The reader and a rival, on a sector of two players. */
export const ME = 0;
export const RIVAL = 1;

/** A sector of two players, and what the rival plays there. */
export interface Situation {
  /** Rows from the top, separated by `/`: `2`, `1*` with a moon, `4b` Boreas at 4, `X` Dark, `--` a gap. */
  readonly board: string;
  readonly mine: PlaceWeapon;
  readonly theirs: PlaceWeapon;
  /** The rival has the Dark Invader, and so places first. */
  readonly second?: true;
}

export interface Scene extends Omit<Situation, 'mine'> {
  readonly id: 'capture' | 'levels' | 'order' | 'equal' | 'shield' | 'isolate' | 'dark' | 'place' | 'early';
  /** null: the reader places it. */
  readonly mine: PlaceWeapon | null;
}

export const put = (weapon: string, x: number, y: number, arrow: 0 | 2 = 0): PlaceWeapon => ({
  t: 'placeWeapon',
  weapon,
  at: { x, y },
  arrow,
});

/** All steps but the last. */
export const SCENES: readonly Scene[] = [
  { id: 'capture', board: '2 1* 2 4b / 2 2 2 2 / 3z 2 X 2', mine: put('W8', 1, 1), theirs: put('SH', 3, 2) },
  { id: 'levels', board: '4c 3a 2 2 / 2 2 2* 2 / 2 1 2 X', mine: put('W4', 1, 1), theirs: put('SH', 3, 1) },
  { id: 'order', board: '2 2 1 2 / 2* 3d 2 1 / 2 2 4z 2', mine: put('W8', 1, 2), theirs: put('W1', 1, 1) },
  {
    id: 'equal',
    board: '2 2 1 2 / 2* 3d 2 1 / 2 2 4z 2',
    mine: put('W8', 1, 2),
    theirs: put('W8', 1, 1, 2),
    second: true,
  },
  { id: 'shield', board: '2 2 2 3e / 1* 4b 2 2 / 2 X 2 2', mine: put('W6', 1, 1), theirs: put('SH', 2, 1) },
  { id: 'isolate', board: '2 2 -- -- / 2 3a -- 1 / -- -- -- 4e', mine: put('W7', 3, 1), theirs: put('SH', 0, 0) },
  { id: 'dark', board: '2 1 X -- / 2 2 -- 2 / 2 2* 2 2', mine: put('W4', 1, 1), theirs: put('SH', 3, 2) },
  { id: 'place', board: '2 1 3c 2 / 4a 2 1* 2 / 1 2 X 3z', mine: null, theirs: put('SH', 3, 0, 2) },
  { id: 'early', board: '1* -- -- -- / 2 2 -- -- / -- -- -- --', mine: put('W8', 0, 1), theirs: put('SH', 1, 1) },
];

/** A view of the scene before anybody has placed; the rules imagine the rest. */
export function opening({ board, second }: Omit<Situation, 'mine'>): View {
  const options = game.readOptions({ firstSeat: second ? RIVAL : ME }, 2);
  if (!options.ok) throw new Error(options.problem);
  const view = game.view(game.setup(options.value, 2, new Dice('learn'), null), ME);
  const sites = laid(board);
  return { ...view, sites, planetsLeft: sites.length, deckSize: ours1.planets.length - sites.length };
}

export interface Played {
  /** With the weapons on the table, not yet revealed. */
  readonly before: View;
  /** What happens when they are. */
  readonly seen: readonly Seen[];
  readonly after: View;
}

/** Plays the round of a scene by the real rules; the story ends before the next round begins. */
export function played(scene: Omit<Situation, 'mine'>, mine: PlaceWeapon): Played {
  const start = opening(scene);
  const state = game.imagine(start, ME, new Dice('learn'));
  const seen: Seen[] = [];
  const hear = (event: Parameters<typeof game.tell>[0]) => {
    const told = game.tell(event, ME);
    if (told !== null) seen.push(told);
  };
  // The imagined rival may hold any weapon; the scene says which it plays, and all nine are in its hand.
  const theirs = sameCell(mine, scene.theirs) ? { ...scene.theirs, at: { x: 0, y: 2 } } : scene.theirs;
  const turns = [
    () => game.apply(state, ME, mine, new Dice(0), hear),
    () => game.apply(state, RIVAL, theirs, new Dice(0), hear),
  ];
  for (const turn of scene.second ? turns.reverse() : turns) turn();
  const placed = seen.filter(({ t }) => t === 'weaponPlaced');
  const end = seen.findIndex(({ t }) => t === 'roundEnded');
  const shots = seen.slice(placed.length, end);
  const before = placed.reduce((view, event) => follow(view, event, ME), start);
  return { before, seen: shots, after: shots.reduce((view, event) => follow(view, event, ME), before) };
}

function sameCell({ at: a }: PlaceWeapon, { at: b }: PlaceWeapon): boolean {
  return a.x === b.x && a.y === b.y;
}

function laid(board: string): SiteSeen[] {
  const left = [...ours1.planets];
  return board.split('/').flatMap((row, y) =>
    row
      .trim()
      .split(/\s+/)
      .flatMap((token, x): SiteSeen[] => {
        const card = take(left, token);
        if (card === null) return [];
        const level = token === 'X' ? null : (Number(token[0]) as 1 | 2 | 3 | 4);
        const { id: planet, kind, name, moons } = card;
        return [{ at: { x, y }, planet, kind, name, moons, level, high: level === 2 || level === 4, card: null }];
      }),
  );
}

/** The first planet of the set that fits a token of the notation. */
function take(left: PlanetCard[], token: string): PlanetCard | null {
  if (token === '--') return null;
  const fits = ({ kind, name, moons }: PlanetCard): boolean => {
    if (token === 'X') return kind === 'dark';
    if (/^[34]/.test(token)) return kind === 'named' && name?.[0]?.toLowerCase() === token[1];
    return kind === 'small' && moons > 0 === token.endsWith('*');
  };
  const [card] = left.splice(left.findIndex(fits), 1);
  return card ?? null;
}
