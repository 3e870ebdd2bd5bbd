import { parseJson } from '../contract/parse-json.ts'
import type { StorageEngine } from '../storage/engine.ts'
import { presenceIntervalMs, presenceNotice } from './presence-contract.ts'

/** A tab that was closed by force, or lost its network, counts as open for so long, in ms. */
const expiresAfterMs = 3 * presenceIntervalMs

interface PresenceDeps {
  announcements: StorageEngine<never>['announcements']
  now: () => Date
}

export type Presence = ReturnType<typeof createPresence>

/**
 * Knows who has which lead open, on any process of the store. It is in memory only: it follows from what open tabs say
 * every few seconds.
 */
export function createPresence({ announcements, now }: PresenceDeps) {
  /** The tabs that show a lead, by the lead's id, with the person and when they were last heard of. */
  const open = new Map<string, Map<string, { person: string; at: number }>>()
  const watchers = new Set<(lead: string, people: string[]) => void>()
  const peopleOn = (lead: string): string[] => {
    const tabs = open.get(lead)
    for (const [tab, { at }] of tabs ?? [])
      if (at < now().getTime() - expiresAfterMs) tabs?.delete(tab)
    if (tabs?.size === 0) open.delete(lead)
    return [...new Set([...(tabs?.values() ?? [])].map(({ person }) => person))].sort()
  }
  const stop = announcements.hear((text) => {
    const { data } = presenceNotice.safeParse(parseJson(text))
    if (!data) return
    const { lead, person, tab } = data
    const before = peopleOn(lead).join(' ')
    const tabs = open.get(lead) ?? new Map<string, { person: string; at: number }>()
    if (data.open) open.set(lead, tabs.set(tab, { person, at: now().getTime() }))
    else tabs.delete(tab)
    const people = peopleOn(lead)
    if (people.join(' ') !== before) watchers.forEach((tell) => tell(lead, people))
  })
  return {
    peopleOn,
    /** Tells every process that a tab shows a lead, or doesn't anymore. Resolves when this one knows it, too. */
    report: (notice: { lead: string; person: string; tab: string; open: boolean }) =>
      announcements.send(JSON.stringify(notice)),
    /** Calls `tell` when others open or close a lead. @returns a function that unsubscribes */
    watch: (tell: (lead: string, people: string[]) => void) => {
      watchers.add(tell)
      return () => void watchers.delete(tell)
    },
    stop,
  }
}
