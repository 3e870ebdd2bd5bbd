import { useEffect, useState } from 'react'
import type { LocationService } from '../../services/api/contract/location-service.ts'
import { paths } from '../../services/api/contract/paths.ts'
import { request } from '../../renderer/client/http.ts'
import { lazyPart } from '../../renderer/components/LazyPart.tsx'

const loading = (
  <p className="band narrow" role="status">
    Loading location service information...
  </p>
)
const GenericService = lazyPart(
  () => import('./GenericService.tsx').then(({ GenericService }) => GenericService),
  loading,
)
const LocationFound = lazyPart(
  () => import('./LocationFound.tsx').then(({ LocationFound }) => LocationFound),
  loading,
)

/** A location page that is not prerendered: the service is asked for it (SPEC.md §2, §7). */
export function ServedLocation({ slug }: { slug: string }) {
  const [found, setFound] = useState<LocationService | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let gone = false
    request('GET', paths.locationService(slug)).then(
      (answer) => !gone && setFound(locationIn(answer) ?? 'failed'),
      (error: unknown) => {
        console.error('Failed to fetch location service', error)
        if (!gone) setFound('failed')
      },
    )
    return () => {
      gone = true
    }
  }, [slug])

  if (found === 'loading') return loading
  return found === 'failed' ? <GenericService slug={slug} /> : <LocationFound found={found} />
}

/** The service's answer in its envelope. */
function locationIn(answer: unknown): LocationService | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { success, locationService } = answer as {
    success?: unknown
    locationService?: LocationService
  }
  if (success !== true || !locationService) return undefined
  return { ...locationService, faqs: faqsIn(locationService.faqs) }
}

/** SPEC.md §3: a list, or a JSON string of one; unparseable FAQs are none. */
function faqsIn(faqs: unknown): LocationService['faqs'] {
  if (Array.isArray(faqs)) return faqs as LocationService['faqs']
  if (typeof faqs !== 'string') return []
  try {
    return faqsIn(JSON.parse(faqs))
  } catch {
    return []
  }
}
