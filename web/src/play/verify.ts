import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { type Game, type Kind, type Verdict, verifyMatch } from '@orrery/kernel';
import type { SealedFile } from './feed.ts';

/**
 * How the key of a match answers its seal. here: no server ever sealed it. kept: it is the one sealed while we played. late: it
 * is, but this device saw the seal only afterwards. broken: it is another one.
 */
export type SealCheck = 'here' | 'kept' | 'late' | 'broken';

export type Check = Verdict & { readonly seal: SealCheck };

/** The match played again by the rules, its luck made again from its key, and the key held against its seal. */
export function checkMatch<K extends Kind>(game: Game<K>, { file, seal }: SealedFile): Check {
  return { ...verifyMatch(game, file), seal: checkSeal(file.key, seal) };
}

function checkSeal(key: string | undefined, seal: SealedFile['seal']): SealCheck {
  if (seal === null) return 'here';
  if (key === undefined || bytesToHex(sha256(hexToBytes(key))) !== seal.hash) return 'broken';
  return seal.early ? 'kept' : 'late';
}
