import { decide, type Rules, search } from '@orrery/bots';
import { Dice, type Kind, type Learned, type Playouts, type Seat, thinkingOf, weightsIn } from '@orrery/kernel';
import { fromFile } from '../arguments.ts';
import { BadArguments } from '../problem.ts';
import type { Weights } from '../train/weights.ts';
import { bandit } from '../yardstick/bandit.ts';
import { greedy } from '../yardstick/greedy.ts';
import { halving } from '../yardstick/halving.ts';
import { type FirstMind, firstMind } from '../yardstick/mind.ts';
import { type Probe, probeOf } from './probe.ts';
import { type BotSpec, readSpec } from './spec.ts';

/** Decides for a seat from what it sees. `truth` is for who is probed, and for nobody else. */
export type Player<K extends Kind> = (
  view: K['view'],
  me: Seat,
  seed: string,
  truth: K['state'] | null,
) => K['move'] | null;

/** All who play in a simulation, by their specs. */
export async function playersOf<K extends Kind>(rules: Rules<K>, specs: readonly string[]): Promise<Players<K>> {
  const players = [...new Set(specs)].map(async (spec) => [spec, await playerOf(rules, spec)] as const);
  return new Map(await Promise.all(players));
}
export type Players<K extends Kind> = ReadonlyMap<string, Player<K>>;

/** What plays as a spec says. */
export async function playerOf<K extends Kind>(rules: Rules<K>, text: string): Promise<Player<K>> {
  const spec = readSpec(text);
  const { game, mind } = rules;
  const told = spec.probe === null ? null : await probeOf<K>(game, spec.probe);
  if (spec.level === 'random') {
    refuseSettings(text, spec, {});
    if (told !== null) throw new BadArguments('who plays at random cannot be told anything');
    return (view, me, seed) => decide(rules, { view, me, bot: 'random', seed });
  }
  if (spec.first) {
    const first = await firstMind<K>(game.id);
    if (first === null) throw new BadArguments(`${game.id} has no first bots`);
    return 'direct' in first ? direct(first, text, spec, told) : asFirst(rules, first, text, spec, told);
  }
  if (spec.manner !== null && !mind.manners?.includes(spec.manner))
    throw new BadArguments(`'${text}': the bots of ${game.id} are ${mind.manners?.join(', ') ?? 'of no manner'}`);
  if ('direct' in mind) return direct(mind, text, spec, told);
  const how = withSettings(thinkingOf(mind.levels, spec.level), text, spec, mind.learned?.[spec.level]);
  return (view, me, seed, truth) =>
    search({ game, mind }, knowing(how, told, truth), { view, me, seed, manner: spec.manner });
}

function direct<K extends Kind>(
  mind: Extract<Rules<K>['mind'], { direct: unknown }>,
  text: string,
  spec: BotSpec,
  told: Probe<K> | null,
): Player<K> {
  refuseSettings(text, spec, {});
  if (told !== null) throw new BadArguments('bots of this game do not imagine what they could be told');
  const level = spec.level === 'master' ? 'hard' : (spec.level as 'hard');
  return (view, me, seed) => mind.direct(view, me, level, new Dice(seed), spec.manner ?? undefined);
}

function asFirst<K extends Kind>(
  { game }: Rules<K>,
  mind: FirstMind<K>,
  text: string,
  spec: BotSpec,
  told: Probe<K> | null,
): Player<K> {
  const how = withSettings(mind.levels[spec.level as 'hard'], text, spec);
  const rules = { game, mind };
  return (view, me, seed, truth) => {
    const knows = knowing(how, told, truth);
    if (knows.t === 'greedy') return greedy(rules, view, me, seed, knows);
    return (knows.t === 'bandit' ? bandit : halving)(rules, view, me, seed, knows);
  };
}

function knowing<K extends Kind, How extends Playouts<K>>(
  how: How,
  told: Probe<K> | null,
  truth: K['state'] | null,
): How {
  if (told === null || truth === null) return how;
  const believe: NonNullable<Playouts<K>['believe']> = (s, me, chance) => {
    how.believe?.(s, me, chance);
    told(s, truth, me);
  };
  return { ...how, believe };
}

/**
 * The numbers of a way of thinking, changed as the spec says. `believe=0`: whatever fits the view is as likely as anything else;
 * `believe=FILE`: by weights that `orrery train` has written. `judge=0`: as the mind judges, not as the level has learned to.
 */
function withSettings<How extends object>(how: How, text: string, spec: BotSpec, learned?: Learned<never>): How {
  refuseSettings(text, spec, how);
  const changed = { ...how } as Record<string, unknown>;
  for (const [key, value] of spec.settings) {
    if (key === 'believe') {
      if (value === '0') delete changed.believe;
      else changed.believe = believing(value, learned);
      continue;
    }
    if (key === 'judge') {
      if (value !== '0') throw new BadArguments(`'${text}': judge can only be 0`);
      delete changed.judge;
      continue;
    }
    const number = Number(value);
    if (value === '' || !Number.isFinite(number) || number < 0) throw new BadArguments(`'${text}': ${key} is a number`);
    changed[key] = number;
  }
  return changed as How;
}

function believing(file: string, learned: Learned<never> | undefined) {
  if (learned === undefined) throw new BadArguments('these bots learn nothing: believe can only be 0');
  const { weights } = JSON.parse(fromFile(`@${file}`)) as Weights;
  return learned.believe(weightsIn(weights, learned.features));
}

function refuseSettings(text: string, { settings }: BotSpec, how: object): void {
  const known = settingsOf(how).map(([key]) => key);
  for (const key of settings.keys())
    if (!known.includes(key))
      throw new BadArguments(`'${text}': there is no '${key}'; there is: ${known.join(', ') || 'nothing to set'}`);
}

/** What of a way of thinking can be set, and how it is. */
export function settingsOf(how: object): [string, string][] {
  const believes: [string, string][] = 'guess' in how ? [['believe', 'believe' in how ? '1' : '0']] : [];
  if ('judge' in how) believes.push(['judge', '1']);
  return Object.entries(how)
    .flatMap(([key, value]): [string, string][] => {
      return typeof value === 'number' && key !== 'cpuMs' ? [[key, `${value}`]] : [];
    })
    .concat(believes);
}
