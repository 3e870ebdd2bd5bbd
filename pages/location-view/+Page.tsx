import { AnnotatedDrawing } from '../../renderer/components/AnnotatedDrawing.tsx'
import { useData } from '../../renderer/page-context.tsx'
import { LocationBody, LocationHero, TownFacts } from '../location/LocationSections.tsx'
import type { data } from './+data.ts'

/**
 * Roofing in Vail (S1.18): the building as seen from the outside, before anything about the firm.
 */
export function Page() {
  const { drawing, ...page } = useData<typeof data>()
  return (
    <>
      <LocationHero page={page} />
      <AnnotatedDrawing {...drawing} />
      <TownFacts
        town={page.town}
        trade={page.trade}
        permits={page.permits}
        figures={page.figures}
        consequences={page.consequences}
        local={page.local}
      />
      <LocationBody page={page} />
    </>
  )
}
