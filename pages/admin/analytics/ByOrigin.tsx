import { type Analytics, breakdowns } from '../../../services/api/contract/analytics.ts'
import { useAddress } from '../address.ts'
import { Rows } from '../charts/Rows.tsx'
import { Tabs } from '../Tabs.tsx'
import { inFull } from '../numbers.ts'
import { FiguresTable } from './FiguresTable.tsx'
import { breakdownLabels, rowName } from './words.ts'

/** As many bars as can be compared at a glance; the table has all. */
const mostBars = 10

/** Visits, and what became of them, by what brought them. */
export function ByOrigin({ analytics, csv }: { analytics: Analytics; csv: string }) {
  const { change } = useAddress()
  const { rows, by } = analytics
  const { tab, column } = breakdownLabels[by]
  const bars = rows
    .filter(({ visits, leads }) => visits > 0 || leads > 0)
    .slice(by === 'week' ? -mostBars : 0)
    .slice(0, mostBars)
    .map((row) => ({
      key: row.name,
      label: row.title ?? rowName(by, row),
      value: row.visits,
      told: `${inFull(row.visits)} visits, ${inFull(row.leads)} ${row.leads === 1 ? 'request' : 'requests'}`,
    }))
  return (
    <section aria-labelledby="by-origin">
      <h2 id="by-origin">Where they come from</h2>
      <div className="filters">
        <Tabs
          label="By"
          value={by}
          tabs={breakdowns.map((value) => ({ value, label: breakdownLabels[value].tab }))}
          choose={(value) => change({ by: value === 'landing' ? undefined : value })}
        />
      </div>
      {rows.length === 0 ? (
        <p>
          Nothing has been counted in these days. A longer period may have some; visits count from
          the moment that somebody looks at a page of the site.
        </p>
      ) : (
        <>
          <Rows title={`Visits by ${tab.toLowerCase()}`} bars={bars} />
          <FiguresTable
            label={`By ${tab.toLowerCase()}, in figures`}
            column={column}
            rows={rows.map((row) => ({
              ...row,
              words: row.title ?? rowName(by, row),
              ...(by === 'landing' &&
                row.title !== undefined && { under: row.name, path: row.name }),
            }))}
            csv={csv}
          />
        </>
      )}
    </section>
  )
}
