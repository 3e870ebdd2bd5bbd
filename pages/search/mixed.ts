/** So many are shown. */
const most = 20
/** So many of them may be one trade's page in town after town, while there is anything else. */
const mostTowns = 8

/**
 * In: what was found among the pages of towns and among all others, each best first. Out: the best of
 * both, so that thirteen sisters do not stand before the one guide.
 */
export function mixed<Result extends { score: number }>(
  towns: readonly Result[],
  others: readonly Result[],
): Result[] {
  const room = Math.max(mostTowns, most - others.length)
  return [...towns.slice(0, room), ...others]
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
}
