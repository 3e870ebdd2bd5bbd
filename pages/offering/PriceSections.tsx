import { DescriptionList, SourceLink } from '../../renderer/components/lists.tsx'
import { ScrollTable } from '../../renderer/components/TitledTable.tsx'
import { renderParts, useWords } from '../../renderer/page-context.tsx'
import { PhoneLink } from '../../renderer/shell/links.tsx'
import type { RateTable } from '../../services/content/model/rental-rates.ts'
import type { Source } from '../../services/content/schema/fields.ts'

interface RentalProps {
  title: string
  rates: RateTable | undefined
  /** The number of the yard, or of the office. */
  phone: string | undefined
  terms?:
    | {
        day: string
        week: string
        month: string
        note: string
        /** Where machines are delivered. */
        delivery?: string | undefined
      }
    | undefined
}

/** What machines cost to rent, then the three rental terms of S3.5, and where machines are delivered. */
export function Rental({ title, rates, phone, terms }: RentalProps) {
  const t = useWords('offeringPage')
  return (
    // The table of rates is a region of this name.
    <section className="band stone" aria-labelledby={rates ? undefined : 'terms'}>
      <div className="wide">
        <h2 id="terms">{title}</h2>
        {rates && <Rates {...rates} phone={phone} />}
        {terms && (
          <>
            <ol className="rental-terms">
              {(['day', 'week', 'month'] as const).map((unit) => (
                <li key={unit}>
                  <h3>{t(unit)}</h3>
                  <p>{terms[unit]}</p>
                </li>
              ))}
            </ol>
            <p className="rental-terms-note">
              {terms.delivery && (
                <>
                  <strong>{t('delivery', { places: terms.delivery })}</strong>{' '}
                </>
              )}
              {terms.note}
            </p>
          </>
        )}
      </div>
    </section>
  )
}

/** The table of rates, the price of delivery by zone, and whom to call. On a phone each machine is a card of four columns. */
function Rates({
  rows,
  summary,
  delivery,
  note,
  phone,
}: RateTable & { phone: string | undefined }) {
  const t = useWords('offeringPage')
  const columns = [t('day'), t('week'), t('month'), t('rates.deposit')]
  return (
    <>
      {phone && (
        <p className="section-intro">
          {renderParts(t.parts('rates.yard', { phone: <PhoneLink key="phone" number={phone} /> }))}
        </p>
      )}
      <ScrollTable className="rates" aria-labelledby="terms">
        <thead>
          <tr>
            {[summary ? t('rates.from') : t('rates.machine'), ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ machine, page, day, week, month, deposit }) => (
            <tr key={machine}>
              <th scope="row">
                {page && <a href={page.path}>{page.label}</a>} {machine}
              </th>
              {[day, week, month, deposit ?? t('rates.noDeposit')].map((cell, index) => (
                <td key={columns[index]} data-label={columns[index]}>
                  {cell ?? t('rates.notRented')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {delivery.length > 0 && (
        <div className="rates-delivery">
          <h3>{t('rates.delivery')}</h3>
          <DescriptionList rows={delivery.map(({ zone, price }) => [zone, price])} />
        </div>
      )}
      {note && <p className="rental-terms-note">{note}</p>}
    </>
  )
}

interface CostsProps {
  costs: readonly { item: string; range: string; source: Source }[]
  level?: 'h2' | 'h3'
}

/** Published prices with their sources; nothing if there are none. */
export function Costs({ costs, level: Title = 'h2' }: CostsProps) {
  const t = useWords('offeringPage')
  if (costs.length === 0) return null
  return (
    <>
      <Title>{t('fees')}</Title>
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
