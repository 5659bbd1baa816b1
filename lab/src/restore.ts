import path from 'node:path';
import { databaseFrom, dataFolder, restoreBackup } from '@orrery/server';
import { read } from './arguments.ts';
import { BadArguments, Failed } from './problem.ts';

export const usage = `orrery restore FILE [--data DIR] [--json]
  Puts the data of a backup in the place of those in the folder, on which no server may run meanwhile. The backup is
  checked first; what was in the folder is moved aside, not deleted.
  --data: the folder of the data, else ORRERY_DATA, else ./data.`;

export async function restore(args: readonly string[]): Promise<void> {
  const { values, positionals } = read(args, { data: { type: 'string' }, json: { type: 'boolean' } });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new BadArguments('restore wants one file');
  if (values.data === undefined && databaseFrom(process.env) !== null)
    throw new Failed(
      'the data are in the PostgreSQL of DATABASE_URL: restore into a folder with --data, then move them with: orrery copy',
    );
  const folder = values.data === undefined ? dataFolder(process.env) : path.resolve(values.data);
  const restored = await restoreBackup(file, folder, new Date()).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new BadArguments(`cannot read the file '${file}'`) : new Failed(error.message);
  });
  if (values.json) {
    console.log(JSON.stringify({ folder, ...restored }));
    return;
  }
  const { tables, people, aside } = restored;
  console.log(`${folder} holds the backup: ${tables} tables, ${people} people`);
  if (aside !== null) console.log(`what was there before is in ${aside}`);
}
