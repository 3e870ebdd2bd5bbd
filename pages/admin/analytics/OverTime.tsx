import type { Analytics, Figures, TimeRow } from '../../../services/api/contract/analytics.ts'
import { useAddress } from '../address.ts'
import { Columns } from '../charts/Columns.tsx'
import { Tabs } from '../Tabs.tsx'
import { dayShort } from '../day.ts'
import { inDollars, inFull } from '../numbers.ts'
import { FiguresTable } from './FiguresTable.tsx'
import { dayOnAxis } from './words.ts'

const shown = [
  { value: 'visits', label: 'Visits' },
  { value: 'begun', label: 'Forms begun' },
  { value: 'leads', label: 'Requests' },
  { value: 'value', label: 'Won value' },
] as const satisfies readonly { value: keyof Figures; label: string }[]

/** One figure day by day, or week by week, beside the same days of the period before. */
export function OverTime({ analytics, csv }: { analytics: Analytics; csv: string }) {
  const { query, change } = useAddress()
  const { value: name, label } = shown.find(({ value }) => value === query.get('show')) ?? shown[0]
  const { time, unit } = analytics
  const inWords = name === 'value' ? inDollars : inFull
  const bars = time.map((row) => ({
    key: row.from,
    label: dayOnAxis(row.from),
    value: row.now[name],
    before: row.before[name],
    told: `${partInWords(row, unit)}: ${inWords(row.now[name])}, before ${inWords(row.before[name])}`,
  }))
  return (
    <section aria-labelledby="over-time">
      <h2 id="over-time">{unit === 'day' ? 'Day by day' : 'Week by week'}</h2>
      <div className="filters">
        <Tabs
          label="What is shown"
          value={name}
          tabs={shown}
          choose={(value) => change({ show: value === 'visits' ? undefined : value })}
        />
      </div>
      <Columns
        title={`${label} by the ${unit}`}
        bars={bars}
        inWords={inWords}
        now="This period"
        before="The period before"
        none={`No ${label.toLowerCase()} in these days or in those before.`}
      />
      <FiguresTable
        label={unit === 'day' ? 'Each day in figures' : 'Each week in figures'}
        column={unit === 'day' ? 'Day' : 'Week'}
        rows={time.map((row) => ({ ...row.now, name: row.from, words: partInWords(row, unit) }))}
        csv={csv}
        folded
      />
    </section>
  )
}

const partInWords = ({ from, to }: TimeRow, unit: 'day' | 'week') =>
  unit === 'day' || from === to ? dayShort(from) : `${dayOnAxis(from)} to ${dayShort(to)}`
