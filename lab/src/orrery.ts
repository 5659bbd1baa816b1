import { admin, usage as adminUsage } from './admin/command.ts';
import { backup, usage as backupUsage } from './backup.ts';
import { chances, usage as chancesUsage } from './chances/command.ts';
import { copy, usage as copyUsage } from './copy.ts';
import { gameHelp, shelfHelp, version } from './help.ts';
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

export const commands: Readonly<Record<string, { run: (args: readonly string[]) => Promise<void>; usage: string }>> = {
  simulate: { run: simulate, usage: simulateUsage },
  chances: { run: chances, usage: chancesUsage },
  'rate-bots': { run: rateBots, usage: rateBotsUsage },
  lab: { run: lab, usage: labUsage },
  train: { run: train, usage: trainUsage },
  'new-game': { run: (args) => newGame(args), usage: newGameUsage },
  replay: { run: replay, usage: replayUsage },
  verify: { run: verify, usage: verifyUsage },
  record: { run: record, usage: recordUsage },
  sky: { run: sky, usage: skyUsage },
  backup: { run: backup, usage: backupUsage },
  restore: { run: restore, usage: restoreUsage },
  copy: { run: copy, usage: copyUsage },
  admin: { run: admin, usage: adminUsage },
  think: { run: think, usage: thinkUsage },
};

/** Carries out one command line and answers its exit code: 0 done, 1 what it looked at is not right, 2 not understood. */
export async function orrery([name = '--help', ...args]: readonly string[]): Promise<0 | 1 | 2> {
  if (name === '--help' || name === '-h' || name === 'help') {
    const usages = Object.values(commands).map(({ usage }) => usage);
    console.log([...usages, 'orrery --version', shelfHelp()].join('\n\n'));
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
