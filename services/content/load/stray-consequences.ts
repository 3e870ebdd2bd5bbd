import { cells } from '../model/location.ts'
import type { Collected } from './collections.ts'
import type { Problem } from './problem.ts'
import { choice } from './suggest.ts'

/**
 * A page's own words on a topic stand in place of its service type's words on it, so the service type
 * must have that topic; otherwise nobody would ever read them.
 */
export function strayConsequences({ services, towns, locations }: Collected): Problem[] {
  const fallback = services.find(({ entry }) => entry.name === 'home-services')?.data.preset
  const pages = cells(
    services.map(({ entry, data }) => ({ ...data, slug: entry.name })),
    towns.map(({ entry, data }) => ({ ...data, slug: entry.name })),
  )
  return locations.flatMap(({ entry, data }) => {
    const service = pages.find(({ path }) => path === `/${entry.name}`)?.service
    const preset = service?.preset ?? fallback
    if (!service || !preset) return []
    const known: string[] = preset.consequences.map(({ topic }) => topic)
    return Object.keys(data.consequences).flatMap((topic) =>
      known.includes(topic)
        ? []
        : [
            {
              file: entry.file,
              ...entry.locate(['consequences', topic]),
              field: `consequences.${topic}`,
              reason: `is about ${topic}, on which ${service.name} says nothing`,
              repair: choice(known),
            },
          ],
    )
  })
}
