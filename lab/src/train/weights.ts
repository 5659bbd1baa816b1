import type { Level } from '@orrery/kernel';
import type { Loss } from './loss.ts';

/** Weights as they stand in a file. */
export interface Weights {
  readonly head: {
    readonly game: string;
    /** Is it how bots judge their futures? */
    readonly judge?: true | undefined;
    /** Who knows it; `hard` where it is not said. */
    readonly level?: Level;
    readonly rules: number;
    readonly seed: string;
    readonly games: number;
    readonly players: readonly string[];
    readonly command: string;
    /** Of games that were held out. */
    readonly loss: Readonly<Record<string, Loss>>;
    /** What the first games alone teach: by them the rest can be trusted without playing it all. */
    readonly check: { readonly games: number; readonly weights: readonly number[] };
  };
  readonly weights: Readonly<Record<string, number>>;
}
