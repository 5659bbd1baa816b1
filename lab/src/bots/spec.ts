import { type BotName, botNames } from '@orrery/bots';
import { type Manner, manners } from '@orrery/kernel';
import { BadArguments } from '../problem.ts';

/** A bot as the command line names it: `hard`, `hard@1`, `hard:playouts=600,horizon=3`, `hard+face-down` (told what lies face down), `hard:manner=bold`. */
export interface BotSpec {
  readonly level: BotName;
  /** One of the first bots, which do not change. */
  readonly first: boolean;
  /** Which part of the truth it is told. */
  readonly probe: string | null;
  readonly manner: Manner | null;
  readonly settings: ReadonlyMap<string, string>;
}

/** One spec for each seat; fewer than seats repeat. A part like `horizon=3` belongs to the bot before it. `probe` is told to the first. */
export function specsOf(text: string, seats: number, probe?: string): string[] {
  const specs: string[] = [];
  for (const part of text.split(/[,\n]/).map((each) => each.trim())) {
    const belongs = specs.length > 0 && /^[\w-]+=/.test(part);
    if (belongs) specs[specs.length - 1] += `,${part}`;
    else if (part !== '') specs.push(part);
  }
  if (specs.length === 0) throw new BadArguments('--bots names nobody');
  if (probe !== undefined) specs[0] += `+${probe}`;
  for (const spec of specs) readSpec(spec);
  if (specs.length > seats) throw new BadArguments(`${specs.length} bots do not fit on ${seats} seats`);
  return Array.from({ length: seats }, (_, seat) => specs[seat % specs.length]!);
}

export function readSpec(text: string): BotSpec {
  const [bot = '', probe = null] = text.split(/\+(.*)/s);
  const [name = '', list] = bot.split(/:(.*)/s);
  const [level = '', edition] = name.split(/@(.*)/s);
  if (!isBot(level)) throw new BadArguments(`unknown bot '${name}'. Bots: ${namesOfBots().join(', ')}`);
  if (edition !== undefined && (edition !== '1' || level === 'random' || level === 'master'))
    throw new BadArguments(`there is no '${name}'; the first bots are called easy@1, normal@1 and hard@1`);
  const settings = (list ?? '').split(',').flatMap((part): [string, string][] => {
    if (part === '') return [];
    const [key = '', value] = part.split(/=(.*)/s);
    if (value === undefined) throw new BadArguments(`'${part}' in '${text}' is no setting; write it as name=value`);
    return [[key, value]];
  });
  const { manner = null, ...rest } = Object.fromEntries(settings);
  if (manner !== null && (edition !== undefined || level === 'random' || !isManner(manner)))
    throw new BadArguments(`'${text}': the manners of today's levels are ${manners.join(', ')}`);
  return { level, first: edition !== undefined, probe, manner, settings: new Map(Object.entries(rest)) };
}

export function namesOfBots(): string[] {
  return [...botNames, 'easy@1', 'normal@1', 'hard@1'];
}

function isManner(name: string): name is Manner {
  return (manners as readonly string[]).includes(name);
}

function isBot(name: string): name is BotName {
  return (botNames as readonly string[]).includes(name);
}
