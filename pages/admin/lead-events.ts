import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { leadEvent } from '../../services/api/leads/contract.ts'
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
 * with `leads`, at most once a second; a quarantine event only those that show the quarantine. New
 * leads received while the tab is in the background are counted in its title.
 */
export function useLeadEvents(signedIn: boolean): LeadEvents {
  const queries = useQueryClient()
  const [listening, setListening] = useState(true)
  const on = signedIn && listening
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
      if (document.hidden) return
      unseen = 0
      showTitle()
    }
    const refetch = (keys: readonly string[][]) => () =>
      Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
    const refresh = coalesce(refetch(leadQueryKeys), minIntervalMs)
    const refreshQuarantine = coalesce(refetch(quarantineQueryKeys), minIntervalMs)
    const ring = coalesce(() => Promise.resolve(chime()), minIntervalMs)
    const onMessage = (data: string) => {
      const { what } = leadEvent.parse(JSON.parse(data))
      if (what === 'held') return refreshQuarantine.call()
      refresh.call()
      if (what !== 'added') return
      if (document.hidden) unseen += 1
      showTitle()
      if (localStorage.getItem(soundKey) === 'on') ring.call()
    }
    const close = reconnectingEventSource(paths.admin.leadEvents, {
      onMessage,
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
    return () => {
      close()
      refresh.stop()
      refreshQuarantine.stop()
      ring.stop()
      document.removeEventListener('visibilitychange', seen)
      document.title = title
    }
  }, [on, queries])
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
