import { laws } from '../src/index.ts';
import { bids } from './bids.ts';

laws(bids);
