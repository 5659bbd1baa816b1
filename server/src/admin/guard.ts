import { type Allowance, Bucket } from '../limits/bucket.ts';
import { isToken } from './token.ts';

const wrongTries: Allowance = { burst: 10, perSecond: 1 / 6 };

/** Who may act for the owner. An address that was wrong too often is not listened to for a while, whatever it says. */
export class Guard {
  private readonly token: string;
  private readonly now: () => number;
  private readonly tries = new Map<string, Bucket>();

  constructor(token: string, now: () => number) {
    this.token = token;
    this.now = now;
  }

  /** `from`: the household that asks. */
  check(said: string | undefined, from: string): 'yes' | 'WRONG_TOKEN' | 'TOO_FAST' {
    const tries = this.tries.get(from);
    if (tries !== undefined && !tries.has) return 'TOO_FAST';
    if (said !== undefined && isToken(this.token, said)) return 'yes';
    this.sweep();
    const mine = tries ?? new Bucket(wrongTries, this.now);
    this.tries.set(from, mine);
    mine.take();
    return 'WRONG_TOKEN';
  }

  /** Only those are remembered who have been wrong of late. */
  private sweep(): void {
    if (this.tries.size < 1000) return;
    for (const [from, bucket] of this.tries) if (bucket.full) this.tries.delete(from);
  }
}
