/** Spreads each category over the whole list, so that adjacent items differ. */
export function spreadByCategory<T extends { category: string }>(listed: readonly T[]): T[] {
  const place = (item: T): number => {
    const siblings = listed.filter(({ category }) => category === item.category);
    return (siblings.indexOf(item) + 0.5) / siblings.length;
  };
  return listed
    .map((item) => ({ item, at: place(item) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
