/** Begins work for somebody unless there is as much of theirs under way as may be: then null, and nothing is begun. */
export function limitAtOnce(most: number): <T>(who: string, work: () => Promise<T>) => Promise<T> | null {
  const underWay = new Map<string, number>();
  return (who, work) => {
    const before = underWay.get(who) ?? 0;
    if (before >= most) return null;
    underWay.set(who, before + 1);
    return work().finally(() => {
      const left = underWay.get(who)! - 1;
      if (left === 0) underWay.delete(who);
      else underWay.set(who, left);
    });
  };
}
