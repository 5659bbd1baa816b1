import type { Say } from '@orrery/words';

/**
 * What is wrong with data that somebody brought, and where, in the words of its game: `flaw.<fault>` in `option.bad`, with
 * the card it is about, if one is named, and the place in the file. `unnamed` is said of problems that are no fault of the data.
 */
export function flawText<Fault extends string>(
  say: Say<'option.bad' | `flaw.${NoInfer<Fault>}`>,
  faults: readonly Fault[],
  unnamed: NoInfer<Fault>,
  { problem, where }: { readonly problem: string; readonly where: string },
): string {
  const fault = faults.find((each) => problem === `BAD_DATA.${each}`) ?? unnamed;
  const [, before = where, card = 'none', after = ''] = /^(.*?) \((.*)\)(.*)$/.exec(where) ?? [];
  return say('option.bad', { reason: say(`flaw.${fault}`), card, field: `${before}${after}` });
}
