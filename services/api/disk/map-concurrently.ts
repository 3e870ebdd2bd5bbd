/** Concurrency: keeps the disk busy, and stays below every limit of open files. */
const concurrency = 16

/** Applies `work` to every item with limited concurrency; results are in the items' order. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const left = items.entries()
  const worker = async () => {
    for (const [index, item] of left) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return results
}
