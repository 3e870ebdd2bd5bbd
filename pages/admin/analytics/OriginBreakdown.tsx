import { type Analytics, breakdowns } from '../../../services/api/analytics/contract.ts'
import { useQueryParams } from '../resource/query-params.ts'
import { BarList } from '../charts/bars.tsx'
import { Tabs } from '../resource/Tabs.tsx'
import { formatCount } from '../format.ts'
import { AnalyticsTable } from './AnalyticsTable.tsx'
import { breakdownLabels, rowLabel } from './period.ts'

/** The most bars that can be compared at a glance; the table has all rows. */
const maxBars = 10

/** Visits and their conversion by origin. */
export function OriginBreakdown({ analytics, csv }: { analytics: Analytics; csv: string }) {
  const { change } = useQueryParams()
  const { rows, by, period } = analytics
  const { tab, column } = breakdownLabels[by]
  const bars = rows
    .filter(({ visits, leads }) => visits > 0 || leads > 0)
    .slice(by === 'week' ? -maxBars : 0)
    .slice(0, maxBars)
    .map((row) => ({
      key: row.name,
      label: row.title ?? rowLabel(by, row, period),
      value: row.visits,
      description: `${formatCount(row.visits, ['visit', 'visits'])}, ${formatCount(row.leads, ['lead', 'leads'])}`,
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
          No visits in this period. Try a longer one. Visits count as soon as someone opens a page.
        </p>
      ) : (
        <>
          <BarList title={`Visits by ${tab.toLowerCase()}`} bars={bars} />
          <AnalyticsTable
            label={`By ${tab.toLowerCase()}, as a table`}
            column={column}
            rows={rows.map((row) => ({
              ...row,
              label: row.title ?? rowLabel(by, row, period),
              ...(by === 'landing' &&
                row.title !== undefined && { subtitle: row.name, path: row.name }),
            }))}
            csvUrl={csv}
          />
        </>
      )}
    </section>
  )
}
