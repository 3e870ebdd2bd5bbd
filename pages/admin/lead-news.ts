import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { leadNews } from '../../services/api/contract/lead-news.ts'
import { paths } from '../../services/api/contract/paths.ts'
import { chime } from './chime.ts'
import { gathered } from './gathered.ts'
import { steadySource } from './steady-source.ts'

/** What shows, or counts, what is set aside: in a flood nothing else is asked for anew. */
const heldKeys = [
  ['leads', 'set aside'],
  ['leads', 'dashboard'],
]

const soundKey = 'highpine:desk-sound'

/** In ms: as often as a desk asks again, or rings, while requests come one upon the other. */
const pause = 1_000

export interface LeadNews {
  /** Whether a new request is heard. */
  sound: boolean
  setSound: (on: boolean) => void
  /** Whether news are listened to; they are until somebody signs out. */
  listen: (on: boolean) => void
  /** Nothing has come through for a while: what is on the page may be old. */
  lost: boolean
}

/**
 * While somebody is signed in, what comes in or is changed shows without a reload: every
 * query whose key begins with `leads` is asked again, in a flood once a second; after news of what is
 * set aside only those that show it.
 * New requests that came while the tab was in the background are counted in its title.
 */
export function useLeadNews(signedIn: boolean): LeadNews {
  const queries = useQueryClient()
  const [listens, listen] = useState(true)
  const on = signedIn && listens
  const [sound, keepSound] = useState(false)
  const [lost, setLost] = useState(false)
  // Read after hydration: the HTML knows nothing of this device.
  useEffect(() => keepSound(localStorage.getItem(soundKey) === 'on'), [])
  useEffect(() => {
    if (!on) return
    const title = document.title
    let unseen = 0
    const show = () => {
      document.title = unseen > 0 ? `(${unseen}) ${title}` : title
    }
    const seen = () => {
      if (document.hidden) return
      unseen = 0
      show()
    }
    const refresh = gathered(() => queries.invalidateQueries({ queryKey: ['leads'] }), pause)
    const refreshHeld = gathered(
      () => Promise.all(heldKeys.map((queryKey) => queries.invalidateQueries({ queryKey }))),
      pause,
    )
    const ring = gathered(() => Promise.resolve(chime()), pause)
    const heard = (data: string) => {
      const { what } = leadNews.parse(JSON.parse(data))
      if (what === 'held') return refreshHeld.ask()
      refresh.ask()
      if (what !== 'added') return
      if (document.hidden) unseen += 1
      show()
      if (localStorage.getItem(soundKey) === 'on') ring.ask()
    }
    const end = steadySource(paths.admin.news, {
      heard,
      lost: () => setLost(true),
      back: () => {
        setLost(false)
        refresh.ask()
        void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
      },
    })
    document.addEventListener('visibilitychange', seen)
    return () => {
      end()
      refresh.stop()
      refreshHeld.stop()
      ring.stop()
      document.removeEventListener('visibilitychange', seen)
      document.title = title
    }
  }, [on, queries])
  return {
    sound,
    listen,
    lost,
    setSound: (wanted) => {
      localStorage.setItem(soundKey, wanted ? 'on' : 'off')
      keepSound(wanted)
      // Heard once, so that one knows it; and browsers allow it from then on.
      if (wanted) chime()
    },
  }
}
