import path from 'node:path';

/** The folder where everything is kept: as the environment says, else `data` beside the packages. */
export function dataFolder(env: NodeJS.ProcessEnv): string {
  return path.resolve(env.ORRERY_DATA || path.resolve(import.meta.dirname, '../../../data'));
}
