import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { request } from '../../renderer/client/http.ts'
import { toast } from '../../renderer/client/toasts.ts'
import { useServiceForm } from '../../renderer/page-context.tsx'
import { answerTo } from '../../services/api/contact-form/fields.ts'
import { type ServiceForm, serviceLabel } from '../../services/api/contact-form/service-form.ts'
import {
  firstEntries,
  isImported,
  leadEvent,
  leadList,
  type LeadView,
} from '../../services/api/leads/contract.ts'
import { presenceEvent } from '../../services/api/leads/presence-contract.ts'
import { paths } from '../../services/api/contract/paths.ts'
import { reconnectingEventSource } from './reconnecting-event-source.ts'
import { checkSession } from './session-end.ts'
import { storedPrefix } from '../../services/api/contract/stored-prefix.ts'

/** What shows leads. An email about one may have been sent or have failed since. */
const leadQueryKeys = [['leads'], [paths.admin.failedMail]]

/** Query keys that show or count the quarantine: only these are refetched on a quarantine event. */
const quarantineQueryKeys = [
  ['leads', 'quarantine'],
  ['leads', 'dashboard'],
]

const soundKey = `${storedPrefix}:desk-sound`

/**
 * The shortest interval between refetches, and between chimes, in ms.
 */
const minIntervalMs = 1_000

export interface LeadEvents {
  /** Whether a new lead plays a sound. */
  sound: boolean
  setSound: (on: boolean) => void
  /** Whether the event stream is open; closed on signing out. */
  setListening: (on: boolean) => void
  /** The stream has been down for a while: the page may be outdated. */
  disconnected: boolean
}

/**
 * Live updates while a user is signed in: a lead event invalidates every query whose key begins
 * with `leads`, at most once a second; a quarantine event only those that show the quarantine. A new lead is announced on
 * every screen, and those received while nobody looks at the tab are counted in its title. Imported leads are no news.
 */
export function useLeadEvents(me: { name: string } | undefined): LeadEvents {
  const queries = useQueryClient()
  const form = useServiceForm()
  const name = me?.name
  const [listening, setListening] = useState(true)
  const on = name !== undefined && listening
  const [sound, storeSound] = useState(false)
  const [disconnected, setDisconnected] = useState(false)
  // Read after hydration: the HTML can't know this device's storage.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => storeSound(localStorage.getItem(soundKey) === 'on'), [])
  useEffect(() => {
    if (!on) return
    const title = document.title
    let unseen = 0
    const showTitle = () => {
      document.title = unseen > 0 ? `(${unseen}) ${title}` : title
    }
    const seen = () => {
      if (!isWatched()) return
      unseen = 0
      showTitle()
    }
    const refetch = (keys: readonly string[][]) => () =>
      Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
    const refresh = coalesce(refetch(leadQueryKeys), minIntervalMs)
    const refreshQuarantine = coalesce(refetch(quarantineQueryKeys), minIntervalMs)
    const announced = new Set<string>()
    let came = 0
    const announceNews = async () => {
      const count = came
      came = 0
      const now = Date.now()
      const news = leadsToAnnounce(await newestLeads(), { count, announced, me: name, now })
      const [first] = news
      if (!first) return
      news.forEach(({ id }) => announced.add(id))
      if (!isWatched()) unseen += news.length
      showTitle()
      if (localStorage.getItem(soundKey) === 'on') chime()
      void announceLead(first, form)
    }
    const announce = coalesce(announceNews, minIntervalMs)
    const onMessage = (data: string) => {
      const { what } = leadEvent.parse(JSON.parse(data))
      if (what === 'held') return refreshQuarantine.call()
      refresh.call()
      if (what !== 'added') return
      came += 1
      announce.call()
    }
    const close = reconnectingEventSource(paths.admin.leadEvents, {
      onMessage,
      onEvent: {
        presence: (data) => {
          const { lead, people } = presenceEvent.parse(JSON.parse(data))
          queries.setQueryData(presenceKey(lead), people)
        },
      },
      onDisconnect: () => setDisconnected(true),
      // The service refuses it once the session has ended.
      onRefuse: () => void checkSession(queries),
      onReconnect: () => {
        setDisconnected(false)
        refresh.call()
        void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
      },
    })
    document.addEventListener('visibilitychange', seen)
    addEventListener('focus', seen)
    return () => {
      close()
      refresh.stop()
      refreshQuarantine.stop()
      announce.stop()
      document.removeEventListener('visibilitychange', seen)
      removeEventListener('focus', seen)
      document.title = title
    }
  }, [on, queries, name, form])
  return {
    sound,
    setListening,
    disconnected,
    setSound: (wanted) => {
      localStorage.setItem(soundKey, wanted ? 'on' : 'off')
      storeSound(wanted)
      // Played once as a preview; the click also allows later playback in the browser.
      if (wanted) chime()
    },
  }
}

/** Whether the tab is shown, in the window that is used. */
const isWatched = (): boolean => !document.hidden && document.hasFocus()

/** The key of the query for who has a lead open. */
export const presenceKey = (lead: string) => ['presence', lead]

/** How long the announcement of a new lead shows, in ms. */
const announcedMs = 10_000
/** In ms: an offer to undo something stays until it is over. */
const retryAnnouncementMs = 1_000
/** A lead that came longer ago is no news: it was imported, or released from quarantine. In ms. */
const newsForMs = 60 * 60 * 1000

interface Awaited {
  /** How many leads have come since the last time. */
  count: number
  /** Those that were announced, by id. */
  announced: ReadonlySet<string>
  /** The name of the signed-in person, who knows of what they entered. */
  me: string | undefined
  /** In ms. */
  now: number
}

/** Returns which of the listed leads to announce: those that can't wait first, then the newest. */
export const leadsToAnnounce = <
  Listed extends Pick<LeadView, 'id' | 'receivedAt' | 'urgent' | 'history'>,
>(
  leads: readonly Listed[],
  { count, announced, me, now }: Awaited,
): Listed[] =>
  leads
    .filter((lead) => !isImported(lead))
    .toSorted((one, other) => (one.receivedAt < other.receivedAt ? 1 : -1))
    .slice(0, count)
    .filter(({ id, receivedAt, history: [entry] }) => {
      const isOwn = entry?.change === firstEntries.byHand && entry.by === me
      return !isOwn && !announced.has(id) && Date.parse(receivedAt) > now - newsForMs
    })
    .toSorted((one, other) => Number(other.urgent ?? false) - Number(one.urgent ?? false))

/** Returns the newest unanswered leads, and those that can't wait. */
const newestLeads = (): Promise<LeadView[]> => {
  const search = new URLSearchParams({ status: 'new', perPage: '20' })
  return request('GET', `${paths.admin.leads}?${search}`).then(
    (answer) => leadList.parse(answer).leads,
    // The page itself says what is wrong.
    () => [],
  )
}

/** The lead to announce once the toast before it is gone. */
let waiting: LeadView | undefined

/** Announces a lead; of several that wait for the toast before them, the newest, or one that can't wait. */
async function announceLead(lead: LeadView, form: ServiceForm): Promise<void> {
  const isFirst = waiting === undefined
  if (!waiting?.urgent || lead.urgent) waiting = lead
  if (!isFirst) return
  while (document.querySelector('.toast-action'))
    await new Promise((resolve) => setTimeout(resolve, retryAnnouncementMs))
  const { id, name, urgent } = waiting
  const description = [name, serviceLabel(form, waiting), answerTo(waiting, 'town')]
  waiting = undefined
  toast({
    title: urgent ? 'Urgent: a new lead' : 'New lead',
    description: description.filter(Boolean).join(', '),
    durationMs: announcedMs,
    ...(urgent && { variant: 'destructive' }),
    action: {
      label: 'Open',
      altText: 'It is also on the dashboard',
      run: () => location.assign(`${paths.admin.contactsPage}?lead=${encodeURIComponent(id)}`),
    },
  })
}

/** In Hz: a fifth. */
const notes = [523.25, 783.99]
const noteSeconds = 0.18
const loudness = 0.05

/** A chime of two notes. Silent where the browser blocks audio. */
function chime(): void {
  const audio = new AudioContext()
  notes.forEach((frequency, index) => {
    const begins = audio.currentTime + index * noteSeconds
    const tone = new OscillatorNode(audio, { frequency })
    const fade = new GainNode(audio, { gain: loudness })
    fade.gain.exponentialRampToValueAtTime(0.0001, begins + noteSeconds * 2)
    tone.connect(fade).connect(audio.destination)
    tone.start(begins)
    tone.stop(begins + noteSeconds * 2)
    tone.onended = () => void (index === notes.length - 1 && audio.close())
  })
}

interface Coalesced {
  /** Runs `act` now, or once more after the current run. */
  call: () => void
  /** Cancels pending runs. */
  stop: () => void
}

/**
 * Coalesces calls: runs `act` at once, and any number of further calls as one more run, when the
 * current one has ended and at least `ms` milliseconds have passed since it began.
 *
 * @param act handles its own errors
 */
export function coalesce(act: () => Promise<unknown>, ms: number): Coalesced {
  let state: 'idle' | 'busy' | 'asked' | 'stopped' = 'idle'
  const run = async () => {
    state = 'busy'
    const pause = new Promise((over) => setTimeout(over, ms))
    await act()
    await pause
    next()
  }
  const next = () => {
    if (state === 'asked') void run()
    else if (state === 'busy') state = 'idle'
  }
  return {
    call: () => {
      if (state === 'idle') void run()
      else if (state === 'busy') state = 'asked'
    },
    stop: () => {
      state = 'stopped'
    },
  }
}
