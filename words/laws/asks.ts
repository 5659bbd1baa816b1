/** The names of the values a message asks for: `{name}`, `{count, plural, one {...} other {...}}`, nested as they come. */
export function asks(message: string): Set<string> {
  const found = new Set<string>();
  let i = 0;
  const past = (pattern: RegExp): string => {
    const [taken = ''] = message.slice(i).match(pattern) ?? [];
    i += taken.length;
    return taken;
  };
  const text = (): void => {
    for (past(/^[^{}]*/); message[i] === '{'; past(/^[^{}]*/)) value();
  };
  const value = (): void => {
    i++;
    found.add(past(/^\w+/));
    if (past(/^, number, \w+/) === '') {
      past(/^, \w+, /);
      while (past(/^[^{}]+/) !== '' || message[i] === '{') {
        i++;
        text();
        i++;
        past(/^ /);
      }
    }
    i++;
  };
  text();
  if (i !== message.length) throw new Error(`cannot read "${message}" from ${i}`);
  return found;
}
