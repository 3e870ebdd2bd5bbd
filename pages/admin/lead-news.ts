import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { leadNews } from '../../services/api/contract/lead-news.ts'
import { paths } from '../../services/api/contract/paths.ts'
import { chime } from './chime.ts'

const soundKey = 'highpine:desk-sound'

export interface LeadNews {
  /** Whether a new request is heard. */
  sound: boolean
  setSound: (on: boolean) => void
}

/**
 * While `on`, what comes in or is changed shows without a reload: every
 * query whose key begins with `leads` is asked again.
 * New requests that came while the tab was in the background are counted in its title.
 */
export function useLeadNews(on: boolean): LeadNews {
  const queries = useQueryClient()
  const [sound, keepSound] = useState(false)
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
    const source = new EventSource(paths.admin.news)
    source.onmessage = ({ data }) => {
      const { what } = leadNews.parse(JSON.parse(String(data)))
      void queries.invalidateQueries({ queryKey: ['leads'] })
      if (what !== 'added') return
      if (document.hidden) unseen += 1
      show()
      if (localStorage.getItem(soundKey) === 'on') chime()
    }
    document.addEventListener('visibilitychange', seen)
    return () => {
      source.close()
      document.removeEventListener('visibilitychange', seen)
      document.title = title
    }
  }, [on, queries])
  return {
    sound,
    setSound: (wanted) => {
      localStorage.setItem(soundKey, wanted ? 'on' : 'off')
      keepSound(wanted)
      // Heard once, so that one knows it; and browsers allow it from then on.
      if (wanted) chime()
    },
  }
}
