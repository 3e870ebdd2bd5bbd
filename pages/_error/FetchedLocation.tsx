import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LocationService } from '../../services/api/site/contract.ts'
import { paths } from '../../services/api/contract/paths.ts'
import { queryClient } from '../../renderer/client/query-client.ts'
import { lazyView, LoadingLocation } from './lazy-view.tsx'

const GenericService = lazyView<{ slug: string }>(
  () => import('./GenericService.tsx').then(({ GenericService }) => GenericService),
  <LoadingLocation />,
)
const LocationFound = lazyView<{ found: LocationService }>(
  () => import('./LocationFound.tsx').then(({ LocationFound }) => LocationFound),
  <LoadingLocation />,
)

/** A location page that is not prerendered. It fetches its data from the service (S1.19, S6.3). */
export function FetchedLocation({ slug, contentFile }: { slug: string; contentFile: string }) {
  const [client] = useState(() => queryClient({ offline: true }))
  const { isPending, data, error } = useQuery(
    { queryKey: [paths.locationService(slug)], select: parseLocation },
    client,
  )
  useEffect(() => {
    if (error) console.error('Failed to fetch location service', error)
  }, [error])

  if (isPending) return <LoadingLocation />
  return data ? (
    <LocationFound found={data} contentFile={contentFile} />
  ) : (
    <GenericService slug={slug} contentFile={contentFile} />
  )
}

/** Parses the service's response; `null` when it is unsuccessful. */
function parseLocation(answer: unknown): LocationService | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { success, locationService } = answer as {
    success?: unknown
    locationService?: LocationService
  }
  if (success !== true || !locationService) return null
  return { ...locationService, faqs: parseFaqs(locationService.faqs) }
}

/** S3.13: an array, or a JSON string of one; FAQs that can't be parsed are left out. */
function parseFaqs(faqs: unknown): LocationService['faqs'] {
  if (Array.isArray(faqs)) return faqs as LocationService['faqs']
  if (typeof faqs !== 'string') return []
  try {
    return parseFaqs(JSON.parse(faqs))
  } catch {
    return []
  }
}
