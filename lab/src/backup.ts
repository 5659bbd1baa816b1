import fs from 'node:fs';
import path from 'node:path';
import { backupName, backupsOf, databaseFrom, dataFolder, makeBackup } from '@orrery/server';
import { read } from './arguments.ts';
import { BadArguments, Failed } from './problem.ts';
import { progress } from './progress.ts';

export const usage = `orrery backup [--to DIR] [--data DIR] [--json]
  Writes everything a server keeps into one compressed file in DIR (else in the folder 'backups' of the data), whether the
  server runs or not. The file holds the keys of the server, too: keep it where only you can read it.
  --data: the folder of the data, else ORRERY_DATA, else ./data.`;

export async function backup(args: readonly string[]): Promise<void> {
  const { values, positionals } = read(args, {
    to: { type: 'string' },
    data: { type: 'string' },
    json: { type: 'boolean' },
  });
  if (positionals.length > 0) throw new BadArguments(`backup does not know what to do with '${positionals[0]}'`);
  if (values.data === undefined && databaseFrom(process.env) !== null)
    throw new Failed(
      'the data are in the PostgreSQL of DATABASE_URL: back it up with pg_dump, or with what runs it; a file by: orrery copy',
    );
  const folder = values.data === undefined ? dataFolder(process.env) : path.resolve(values.data);
  if (!fs.existsSync(path.join(folder, 'orrery.sqlite'))) throw new Failed(`there are no data in ${folder}`);
  const file = path.join(path.resolve(values.to ?? backupsOf(folder)), backupName(new Date()));
  const tell = progress('backup', values.json === true);
  try {
    const made = await makeBackup(folder, file, tell.at);
    tell.done();
    if (values.json) console.log(JSON.stringify(made));
    else console.log(`${made.file}: ${Math.ceil(made.bytes / 1000).toLocaleString('en')} kB`);
  } catch (error) {
    tell.done();
    throw new Failed(`no backup was made: ${(error as Error).message}`);
  }
}
