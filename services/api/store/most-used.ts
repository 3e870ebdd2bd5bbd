/** In: how often each word is used. Out: the words, the most used first, then by letter; at most `take`. */
export const mostUsed = (counts: ReadonlyMap<string, number>, take: number): string[] =>
  [...counts]
    .sort(([one, more], [other, count]) => count - more || (one < other ? -1 : 1))
    .slice(0, take)
    .map(([word]) => word)
