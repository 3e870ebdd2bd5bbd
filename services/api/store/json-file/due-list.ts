import type { DueMail } from '../../mail/outbox.ts'

/**
 * The rows that are due, a few at a time. All of them are looked for once and the list is worked off, so that
 * a flood of letters is not gone through for every four that are sent.
 * @param waiting every waiting row, in any order
 * @param asItIs a row and its record as they are now; undefined when it does not wait any more
 * @returns in: a moment as ISO 8601, and how many at most; out: the oldest that are due then
 */
export function dueList(
  waiting: () => DueMail[],
  asItIs: (mail: DueMail) => DueMail | undefined,
): (now: string, most: number) => DueMail[] {
  let list: DueMail[] = []
  const isDue = (now: string) => (mail: DueMail) => mail.row.nextAttemptAt <= now
  const take = (now: string, most: number): DueMail[] => {
    const taken: DueMail[] = []
    while (taken.length < most) {
      const next = list.pop()
      if (!next) break
      const mail = asItIs(next)
      if (mail && isDue(now)(mail)) taken.push(mail)
    }
    return taken
  }
  return (now, most) => {
    const first = take(now, most)
    if (first.length === most) return first
    const seen = new Set(first.map(({ row }) => row.id))
    // The oldest last, where they are taken from; of two at the same time the first comes first.
    list = waiting()
      .filter(isDue(now))
      .filter(({ row }) => !seen.has(row.id))
      .sort(byTime)
      .reverse()
    return [...first, ...take(now, most - first.length)]
  }
}

function byTime({ row: one }: DueMail, { row: other }: DueMail): number {
  if (one.nextAttemptAt === other.nextAttemptAt) return 0
  return one.nextAttemptAt < other.nextAttemptAt ? -1 : 1
}
