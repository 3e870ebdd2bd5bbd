import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LocationService } from '../../services/api/contract/location-service.ts'
import { paths } from '../../services/api/contract/paths.ts'
import { queryClient } from '../../renderer/client/query-client.ts'
import { lazyPart } from '../../renderer/components/LazyPart.tsx'
import { loadingPlace } from './loading-place.tsx'

const GenericService = lazyPart(
  () => import('./GenericService.tsx').then(({ GenericService }) => GenericService),
  loadingPlace,
)
const LocationFound = lazyPart(
  () => import('./LocationFound.tsx').then(({ LocationFound }) => LocationFound),
  loadingPlace,
)

/** A location page that is not prerendered: the service is asked for it (SPEC.md §2, §7). */
export function ServedLocation({ slug }: { slug: string }) {
  const [client] = useState(() => queryClient({ offline: true }))
  return (
    <QueryClientProvider client={client}>
      <Served slug={slug} />
    </QueryClientProvider>
  )
}

function Served({ slug }: { slug: string }) {
  const { isPending, data, error } = useQuery({
    queryKey: [paths.locationService(slug)],
    select: locationIn,
  })
  useEffect(() => {
    if (error) console.error('Failed to fetch location service', error)
  }, [error])

  if (isPending) return loadingPlace
  return data ? <LocationFound found={data} /> : <GenericService slug={slug} />
}

/** The service's answer in its envelope; `null` where it is no success. */
function locationIn(answer: unknown): LocationService | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { success, locationService } = answer as {
    success?: unknown
    locationService?: LocationService
  }
  if (success !== true || !locationService) return null
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
