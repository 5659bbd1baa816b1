import type { OptionsProps } from '../table/contract.ts';

/** Keeps only what differs from the defaults. */
export function withOption(
  value: OptionsProps['value'],
  key: string,
  chosen: unknown,
  usual: unknown,
): OptionsProps['value'] {
  const { [key]: _, ...others } = value;
  return chosen === usual ? others : { ...others, [key]: chosen };
}
