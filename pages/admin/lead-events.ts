import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { request } from '../../renderer/client/http.ts'
import { toast } from '../../renderer/client/toasts.ts'
import { useServiceForm } from '../../renderer/page-context.tsx'
import { answerTo } from '../../services/api/contact-form/fields.ts'
import { type ServiceForm, serviceLabel } from '../../services/api/contact-form/service-form.ts'
import { leadEvent, leadList } from '../../services/api/leads/contract.ts'
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
 * every screen, and those received while nobody looks at the tab are counted in its title.
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
    const ring = coalesce(() => Promise.resolve(chime()), minIntervalMs)
    const announce = coalesce(() => announceNewest(name, form), minIntervalMs)
    const onMessage = (data: string) => {
      const { what } = leadEvent.parse(JSON.parse(data))
      if (what === 'held') return refreshQuarantine.call()
      refresh.call()
      if (what !== 'added') return
      if (!isWatched()) unseen += 1
      showTitle()
      announce.call()
      if (localStorage.getItem(soundKey) === 'on') ring.call()
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
      ring.stop()
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
let lastAnnounced = ''

/** Announces the newest lead, unless the signed-in person entered it. */
async function announceNewest(me: string | undefined, form: ServiceForm): Promise<void> {
  while (document.querySelector('.toast-action'))
    await new Promise((resolve) => setTimeout(resolve, retryAnnouncementMs))
  // Leads that can't wait are listed first, and the newest of them isn't always the newest of all.
  const search = new URLSearchParams({ status: 'new', perPage: '20' })
  const leads = await request('GET', `${paths.admin.leads}?${search}`).then(
    (answer) => leadList.parse(answer).leads,
    // The page itself says what is wrong.
    () => [],
  )
  const newest = leads.toSorted((one, other) => (one.receivedAt < other.receivedAt ? 1 : -1))[0]
  if (!newest || newest.id === lastAnnounced) return
  lastAnnounced = newest.id
  const [entry] = newest.history
  if (entry?.change === 'entered by hand' && entry.by === me) return
  const place = answerTo(newest, 'town')
  toast({
    title: newest.urgent ? 'Urgent: a new lead' : 'New lead',
    description: [newest.name, serviceLabel(form, newest), place].filter(Boolean).join(', '),
    durationMs: announcedMs,
    ...(newest.urgent && { variant: 'destructive' }),
    action: {
      label: 'Open',
      altText: 'It is also on the dashboard',
      run: () =>
        location.assign(`${paths.admin.contactsPage}?lead=${encodeURIComponent(newest.id)}`),
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
