import { laws } from '@orrery/kernel/laws';
import { trial } from './trial.ts';

laws(trial);
