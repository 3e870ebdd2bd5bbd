import { DescriptionList, SourceLink } from '../../renderer/components/lists.tsx'
import { useWords } from '../../renderer/page-context.tsx'
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
  const t = useWords('offeringPage')
  return (
    <section className="band stone" aria-labelledby="terms">
      <div className="wide">
        <h2 id="terms">{t('terms', { machine: label })}</h2>
        <ol className="rental-terms">
          {Object.entries({ [t('day')]: day, [t('week')]: week, [t('month')]: month }).map(
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
              <strong>{t('delivery', { places: delivery })}</strong>{' '}
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
  const t = useWords('offeringPage')
  if (costs.length === 0) return null
  return (
    <>
      <h2>{t('fees')}</h2>
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
