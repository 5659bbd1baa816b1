import { laws } from '@orrery/laws';
import { trial } from './trial.ts';

laws(trial);
