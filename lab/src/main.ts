import { BadArguments, Failed } from './problem.ts';
import { record, usage as recordUsage } from './record.ts';
import { replay, usage as replayUsage } from './replay.ts';
import { simulate, usage as simulateUsage } from './simulate/command.ts';
import { verify, usage as verifyUsage } from './verify.ts';

const commands: Readonly<Record<string, { run: (args: readonly string[]) => Promise<void>; usage: string }>> = {
  simulate: { run: simulate, usage: simulateUsage },
  replay: { run: replay, usage: replayUsage },
  verify: { run: verify, usage: verifyUsage },
  record: { run: record, usage: recordUsage },
};

const [name = '--help', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (name === '--help' || name === '-h' || name === 'help')
  console.log(
    Object.values(commands)
      .map(({ usage }) => usage)
      .join('\n\n'),
  );
else if (command === undefined)
  stop(2, `there is no command '${name}'; there are: ${Object.keys(commands).join(', ')}`);
else if (args.includes('--help') || args.includes('-h')) console.log(command.usage);
else await command.run(args).catch(explain);

function explain(error: unknown): void {
  if (error instanceof BadArguments) stop(2, `${error.message}\n\n${command?.usage}`);
  else if (error instanceof Failed) stop(1, error.message);
  else throw error;
}
function stop(code: number, sentence: string): void {
  console.error(`orrery: ${sentence}`);
  process.exitCode = code;
}
