import { useEffect, useState } from 'react'
import type { LocationService } from '../../services/api/contract/location-service.ts'
import { paths } from '../../services/api/contract/paths.ts'
import { Faqs } from '../../renderer/components/Faqs.tsx'
import { request } from '../../renderer/client/http.ts'
import { ContactForm } from '../../renderer/forms/ContactForm.tsx'
import { NotFound } from './NotFound.tsx'

/** A location page that is not prerendered: the service is asked for it (SPEC.md §2, §7). */
export function ServedLocation({ slug, path }: { slug: string; path: string }) {
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

  if (found === 'loading')
    return (
      <p className="band narrow" role="status">
        Loading location service information...
      </p>
    )
  if (found === 'failed') return <NotFound path={path} />
  return (
    <>
      <div className="page-top">
        <div className="wide">
          <h1>{found.title}</h1>
          <p className="hero-lead">{found.metaDescription}</p>
        </div>
      </div>
      <div className="band narrow">
        <ContactForm title="Get a Free Estimate" extra={{ town: found.city }} />
      </div>
      <Faqs title={`Frequently Asked Questions About ${found.title}`} faqs={found.faqs} />
    </>
  )
}

/** The service's answer in its envelope; unparseable FAQs are none (SPEC.md §3). */
function locationIn(answer: unknown): LocationService | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { success, locationService } = answer as {
    success?: unknown
    locationService?: LocationService
  }
  if (success !== true || !locationService) return undefined
  const { faqs } = locationService
  return { ...locationService, faqs: Array.isArray(faqs) ? faqs : [] }
}
