import type { Allowance } from '../limits/bucket.ts';
import { Buckets } from '../limits/buckets.ts';
import { isToken } from './token.ts';

const wrongTries: Allowance = { burst: 10, perSecond: 1 / 6 };

/** Who may act for the owner. An address that was wrong too often is not listened to for a while, whatever it says. */
export class Guard {
  private readonly token: string;
  private readonly tries: Buckets;

  constructor(token: string, now: () => number) {
    this.token = token;
    this.tries = new Buckets(wrongTries, now);
  }

  /** `from`: the household that asks. */
  check(said: string | undefined, from: string): 'yes' | 'WRONG_TOKEN' | 'TOO_FAST' {
    const tries = this.tries.of(from);
    if (!tries.has) return 'TOO_FAST';
    if (said !== undefined && isToken(this.token, said)) return 'yes';
    tries.take();
    return 'WRONG_TOKEN';
  }
}
