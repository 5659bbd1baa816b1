import { orrery } from './orrery.ts';

process.exitCode = await orrery(process.argv.slice(2));
