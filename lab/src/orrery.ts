import { admin, usage as adminUsage } from './admin/command.ts';
import { backup, usage as backupUsage } from './backup.ts';
import { chances, usage as chancesUsage } from './chances/command.ts';
import { copy, usage as copyUsage } from './copy.ts';
import { commandsHelp, gameHelp, shelfHelp, version } from './help.ts';
import { lab, usage as labUsage } from './lab/command.ts';
import { newGame, usage as newGameUsage } from './new-game.ts';
import { BadArguments, Failed } from './problem.ts';
import { rateBots, usage as rateBotsUsage } from './rate-bots/command.ts';
import { record, usage as recordUsage } from './record.ts';
import { replay, usage as replayUsage } from './replay.ts';
import { restore, usage as restoreUsage } from './restore.ts';
import { simulate, usage as simulateUsage } from './simulate/command.ts';
import { sky, usage as skyUsage } from './sky/command.ts';
import { think, usage as thinkUsage } from './think.ts';
import { train, usage as trainUsage } from './train/command.ts';
import { verify, usage as verifyUsage } from './verify.ts';

interface Command {
  readonly run: (args: readonly string[]) => Promise<void>;
  /** In a few words, for the list of all. */
  readonly does: string;
  readonly usage: string;
}

export const commands: Readonly<Record<string, Command>> = {
  simulate: { run: simulate, does: 'bots against bots: who wins how often', usage: simulateUsage },
  chances: { run: chances, does: 'do the chances that reviews tell come true?', usage: chancesUsage },
  'rate-bots': { run: rateBots, does: 'how strong the bots are, by many matches', usage: rateBotsUsage },
  lab: {
    run: lab,
    does: 'for designers: how balanced a game is, two sets of data compared, numbers searched',
    usage: labUsage,
  },
  train: { run: train, does: 'weights that bots learn from matches', usage: trainUsage },
  'new-game': {
    run: (args) => newGame(args),
    does: 'a whole little game of your own, on the shelf',
    usage: newGameUsage,
  },
  replay: { run: replay, does: 'a recorded match as sentences', usage: replayUsage },
  verify: { run: verify, does: 'folds a recorded match again and checks it, luck included', usage: verifyUsage },
  record: { run: record, does: 'lets bots play one match and writes its file', usage: recordUsage },
  sky: { run: sky, does: 'a new sky for A Sky of Stars, or all that its bots can draw', usage: skyUsage },
  backup: { run: backup, does: 'all that a server keeps, in one file, while it runs', usage: backupUsage },
  restore: { run: restore, does: 'puts a backup in the place of the data', usage: restoreUsage },
  copy: { run: copy, does: 'moves a club from a folder to PostgreSQL, or back', usage: copyUsage },
  admin: { run: admin, does: 'for whoever runs a server: tables, people, reports, bans', usage: adminUsage },
  think: { run: think, does: 'lends this machine to the bots of a server', usage: thinkUsage },
};

/** Carries out one command line and answers its exit code: 0 done, 1 what it looked at is not right, 2 not understood. */
export async function orrery([name = '--help', ...args]: readonly string[]): Promise<0 | 1 | 2> {
  if (name === '--help' || name === '-h' || name === 'help') {
    console.log([commandsHelp(commands), shelfHelp()].join('\n\n'));
    return 0;
  }
  if (name === '--version' || name === '-v') {
    console.log(await version());
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) return stop(2, `unknown command '${name}'. Commands: ${Object.keys(commands).join(', ')}`);
  if (args.includes('--help') || args.includes('-h')) {
    const game = await gameHelp(args);
    const games = command.usage.includes('<game>') ? ['', shelfHelp()] : [];
    console.log([command.usage, ...(game === null ? games : ['', game])].join('\n'));
    return 0;
  }
  try {
    await command.run(args);
    return 0;
  } catch (error) {
    if (error instanceof BadArguments) return stop(2, `${error.message}\n\n${command.usage}`);
    if (error instanceof Failed) return stop(1, error.message);
    throw error;
  }
}

function stop(code: 1 | 2, sentence: string): 1 | 2 {
  console.error(`orrery: ${sentence}`);
  return code;
}
