/**
 * Creates a queue that runs tasks on a few slots: one task per key at a time, round-robin over the keys. Many tasks of
 * one key delay those of another key by one task at most.
 */
export function createFairQueue<Slot>(slots: readonly Slot[]) {
  const free = [...slots]
  const running = new Set<string>()
  /** Waiting tasks by key, in round-robin order. */
  const waiting = new Map<string, ((slot: Slot) => Promise<unknown>)[]>()

  const next = () => {
    const [key, works = []] = [...waiting].find(([key]) => !running.has(key)) ?? []
    if (key === undefined) return
    const slot = free.shift()
    if (slot === undefined) return
    const [work, ...later] = works
    waiting.delete(key)
    if (later.length > 0) waiting.set(key, later)
    running.add(key)
    void work?.(slot).finally(() => {
      running.delete(key)
      free.push(slot)
      next()
    })
  }
  return <Answer>(key: string, work: (slot: Slot) => Promise<Answer>): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const piece = (slot: Slot) => work(slot).then(resolve, reject)
      waiting.set(key, [...(waiting.get(key) ?? []), piece])
      next()
    })
}
