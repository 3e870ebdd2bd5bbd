import { DescriptionList, SourceLink } from '../../renderer/components/lists.tsx'
import { useLanguage } from '../../renderer/page-context.tsx'
import { fill } from '../../services/content/model/location/placeholders.ts'
import { phrases } from '../../services/content/model/phrases.ts'
import type { Source } from '../../services/content/schema/fields.ts'

interface RentalTermsProps {
  label: string
  terms: {
    day: string
    week: string
    month: string
    note: string
    /** Where machines are delivered. */
    delivery?: string | undefined
  }
}

/** The three rental terms of S3.5, and where machines are delivered. */
export function RentalTerms({ label, terms }: RentalTermsProps) {
  const { day, week, month, note, delivery } = terms
  const words = phrases[useLanguage()].offering
  return (
    <section className="band stone" aria-labelledby="terms">
      <div className="wide">
        <h2 id="terms">{fill(words.terms, { label })}</h2>
        <ol className="rental-terms">
          {Object.entries({ [words.day]: day, [words.week]: week, [words.month]: month }).map(
            ([unit, text]) => (
              <li key={unit}>
                <h3>{unit}</h3>
                <p>{text}</p>
              </li>
            ),
          )}
        </ol>
        <p className="rental-terms-note">
          {delivery && (
            <>
              <strong>{fill(words.delivery, { places: delivery })}</strong>{' '}
            </>
          )}
          {note}
        </p>
      </div>
    </section>
  )
}

interface CostsProps {
  costs: readonly { item: string; range: string; source: Source }[]
}

/** Published prices with their sources; nothing if there are none. */
export function Costs({ costs }: CostsProps) {
  const { fees } = phrases[useLanguage()].offering
  if (costs.length === 0) return null
  return (
    <>
      <h2>{fees}</h2>
      <DescriptionList
        rows={costs.map(({ item, range, source }) => [
          item,
          <>
            {range} <SourceLink source={source} />
          </>,
        ])}
      />
    </>
  )
}
