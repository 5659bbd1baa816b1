export function installMissing(root: string, env?: NodeJS.ProcessEnv): boolean;
