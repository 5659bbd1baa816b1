import { laws } from '../laws/index.ts';
import { bids } from './bidding/index.ts';

laws(bids);
