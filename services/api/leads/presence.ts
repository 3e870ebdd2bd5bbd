import { parseJson } from '../contract/parse-json.ts'
import type { StorageEngine } from '../storage/engine.ts'
import { presenceIntervalMs, presenceNotice, type PresenceNotice } from './presence-contract.ts'

/**
 * A tab that was closed by force, or lost its network, counts as open for so long, in ms. Browsers let a hidden tab report once a
 * minute.
 */
const expiresAfterMs = 8 * presenceIntervalMs

interface PresenceDeps {
  announcements: StorageEngine<never>['announcements']
  now: () => Date
}

/**
 * Knows who has which lead open, on any process of the store. It is in memory only: it follows from what open tabs say
 * every few seconds. Other processes are listened to while there is a watcher, such as a stream to a browser.
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
  const note = ({ lead, person, tab, open: isOpen }: PresenceNotice) => {
    const before = peopleOn(lead).join(' ')
    const tabs = open.get(lead) ?? new Map<string, { person: string; at: number }>()
    if (isOpen) open.set(lead, tabs.set(tab, { person, at: now().getTime() }))
    else tabs.delete(tab)
    const people = peopleOn(lead)
    if (people.join(' ') !== before) watchers.forEach((tell) => tell(lead, people))
  }
  const hear = () =>
    announcements.hear((text) => {
      const { data } = presenceNotice.safeParse(parseJson(text))
      if (data) note(data)
    })
  let stopHearing: (() => void) | undefined
  return {
    peopleOn,
    /** Tells every process that a tab shows a lead, or doesn't anymore. */
    report: async (notice: PresenceNotice) => {
      note(notice)
      await announcements.send(JSON.stringify(notice))
    },
    /** Calls `tell` when somebody opens or closes a lead, on any process. @returns a function that unsubscribes */
    watch: (tell: (lead: string, people: string[]) => void) => {
      watchers.add(tell)
      stopHearing ??= hear()
      return () => {
        watchers.delete(tell)
        if (watchers.size > 0) return
        stopHearing?.()
        stopHearing = undefined
      }
    },
  }
}
