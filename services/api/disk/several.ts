/** So many files are open at once: enough to keep the disk busy, few enough for every limit. */
const filesAtOnce = 16

/** `work` on every item, several at once. Out: the results, in the items' order. */
export async function several<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const left = items.entries()
  const worker = async () => {
    for (const [index, item] of left) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: filesAtOnce }, worker))
  return results
}
