import type { Say } from '@orrery/kernel';

/** An option in the words of its game: `option.<name>` and `option.<name>.<value>`; what has no words is shown as it is. */
export function sayOption(name: string, value: unknown, say: Say): { readonly name: string; readonly value: string } {
  const words = (id: string, values = {}) => {
    const text = say(id, values);
    return text === id ? null : text;
  };
  const told = typeof value === 'number' ? words(`option.${name}.seat`, { seat: value + 1 }) : null;
  const plain = typeof value === 'object' ? '…' : String(value);
  return {
    name: words(`option.${name}`) ?? name,
    value: words(`option.${name}.${plain}`) ?? told ?? plain,
  };
}
