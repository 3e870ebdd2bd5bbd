import { AnnotatedDrawing } from '../../renderer/components/AnnotatedDrawing.tsx'
import { SourcedPoints } from '../../renderer/components/SourcedPoints.tsx'
import { useData } from '../../renderer/page-context.tsx'
import { LocationBody, LocationHero, TownFacts } from '../location/LocationSections.tsx'
import type { data } from './+data.ts'

/**
 * Roofing in Vail (S1.18): the building as seen from the outside, before anything about the firm.
 */
export function Page() {
  const { view, ...page } = useData<typeof data>()
  const { drawing, choices, year, rules } = view
  return (
    <>
      <LocationHero page={page} />
      <AnnotatedDrawing {...drawing} />
      <section className="band stone">
        <div className="wide">
          <h2>{choices.title}</h2>
          <p className="section-intro">{choices.description}</p>
          <dl className="options-table">
            {choices.rows.map(({ name, cells }) => (
              <div key={name}>
                <dt>{name}</dt>
                {cells.map((cell, index) => (
                  <dd key={cell}>
                    <strong>{choices.columns[index]}</strong>
                    {cell}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
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
      <section className="band dark">
        <div className="wide">
          <h2>{year.title}</h2>
          <ol className="seasons">
            {year.steps.map(({ title, duration, text }) => (
              <li key={title}>
                <p className="overline">{duration}</p>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="band wide">
        <h2>{rules.title}</h2>
        <SourcedPoints points={rules.items} />
      </section>
      <LocationBody page={page} />
    </>
  )
}
