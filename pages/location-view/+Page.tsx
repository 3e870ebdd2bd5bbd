import { AnnotatedDrawing } from '../../renderer/components/AnnotatedDrawing.tsx'
import { Points } from '../../renderer/components/lists.tsx'
import { Choices } from './Choices.tsx'
import { useData } from '../../renderer/page-context.tsx'
import { LocationBody, LocationHero, TownFacts } from '../location/LocationSections.tsx'
import type { data } from './+data.ts'

/**
 * Roofing in Vail (S1.18): the building as seen from the outside, before anything about the firm.
 */
export function Page() {
  const { drawing, choices, year, ...page } = useData<typeof data>()
  return (
    <>
      <LocationHero page={page} />
      <AnnotatedDrawing {...drawing} />
      <section className="band stone">
        <div className="wide">
          <Choices {...choices} />
        </div>
      </section>
      <TownFacts
        town={page.town}
        trade={page.trade}
        permits={page.permits}
        figures={page.figures}
        consequences={page.consequences}
        local={page.local}
      />
      <section className="band stone">
        <div className="wide">
          <h2>{year.title}</h2>
          <Points points={year.steps} />
        </div>
      </section>
      <LocationBody page={page} />
    </>
  )
}
