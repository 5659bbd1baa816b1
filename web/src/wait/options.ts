/** The options that differ from the usual ones. */
export function changedOptions(
  options: Readonly<Record<string, unknown>>,
  usual: Readonly<Record<string, unknown>>,
): readonly (readonly [string, unknown])[] {
  return Object.entries(options).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]));
}
