import type {
  Analytics,
  Comparison,
  FunnelMetrics,
  TimeRow,
} from '../../../services/api/analytics/contract.ts'
import { useQueryParams } from '../resource/query-params.ts'
import { ColumnChart } from '../charts/ColumnChart.tsx'
import { Tabs } from '../resource/Tabs.tsx'
import { formatDay, formatDollars, formatNumber } from '../format.ts'
import { AnalyticsTable } from './AnalyticsTable.tsx'
import { comparisonLabels, formatAxisDay, formatWeek } from './period.ts'

const metrics = [
  { value: 'visits', label: 'Visits' },
  { value: 'begun', label: 'Forms started' },
  { value: 'leads', label: 'Leads' },
  { value: 'value', label: 'Won value' },
] as const satisfies readonly { value: keyof FunnelMetrics; label: string }[]

interface TimeSeriesProps {
  analytics: Analytics
  compare: Comparison
  csv: string
}

/** One metric by day or week, beside the period that it is compared with. */
export function TimeSeries({ analytics, compare, csv }: TimeSeriesProps) {
  const { query, change } = useQueryParams()
  const { value: name, label } =
    metrics.find(({ value }) => value === query.get('show')) ?? metrics[0]
  const { time, unit } = analytics
  const format = name === 'value' ? formatDollars : formatNumber
  const columns = time.map((row) => ({
    key: row.from,
    label: formatAxisDay(row.from),
    value: row.now[name],
    previous: row.before[name],
    description: `${periodLabel(row, unit)}: ${format(row.now[name])}, before ${format(row.before[name])}`,
  }))
  return (
    <section aria-labelledby="over-time">
      <h2 id="over-time">{unit === 'day' ? 'Day by day' : 'Week by week'}</h2>
      <div className="filters">
        <Tabs
          label="Show"
          value={name}
          tabs={metrics}
          choose={(value) => change({ show: value === 'visits' ? undefined : value })}
        />
      </div>
      <ColumnChart
        title={`${label} by the ${unit}`}
        columns={columns}
        format={format}
        currentLabel="This period"
        previousLabel={comparisonLabels[compare].legend}
        emptyText={`No ${label.toLowerCase()} in this period or the one before.`}
      />
      <AnalyticsTable
        label={unit === 'day' ? 'Each day as a table' : 'Each week as a table'}
        column={unit === 'day' ? 'Day' : 'Week'}
        rows={time.map((row) => ({ ...row.now, name: row.from, label: periodLabel(row, unit) }))}
        csvUrl={csv}
        collapsed
      />
    </section>
  )
}

const periodLabel = ({ from, to }: TimeRow, unit: 'day' | 'week') =>
  unit === 'day' ? formatDay(from) : formatWeek({ from, to })
