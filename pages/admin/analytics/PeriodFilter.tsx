import type { SubmitEvent } from 'react'
import { useNow } from '../hooks.ts'
import { useOfficeTime } from '../office-time.ts'
import { comparisons } from '../../../services/api/analytics/contract.ts'
import { InputField } from '../../../renderer/forms/Field.tsx'
import { useQueryParams } from '../resource/query-params.ts'
import { SelectField } from '../resource/filters.tsx'
import { Tabs } from '../resource/Tabs.tsx'
import { comparisonLabels, namedPeriods, parsePeriod } from './period.ts'

/** The period; it is in the address, so that a view can be shared. */
export function PeriodFilter() {
  const { query, change } = useQueryParams()
  const today = useOfficeTime().dayOf(new Date(useNow()))
  const monthToDate = { from: `${today.slice(0, 8)}01`, to: today }
  const { name, from, to, compare } = parsePeriod(query, today)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const days = [...data.values()].filter((value) => typeof value === 'string')
    const [first, last] = days.sort()
    change({ days: undefined, from: first, to: last })
  }
  return (
    <div className="filters">
      <Tabs
        label="Period"
        value={name}
        tabs={namedPeriods}
        choose={(value) => {
          if (value === 'custom')
            change({ days: undefined, ...(from ? { from, to } : monthToDate) })
          else change({ days: value === '30' ? undefined : value, from: undefined, to: undefined })
        }}
      />
      {name === 'custom' && (
        <form className="period" key={`${from} ${to}`} onSubmit={submit}>
          <InputField label="From" type="date" name="from" defaultValue={from} required />
          <InputField label="To" type="date" name="to" defaultValue={to} required />
          <button type="submit" className="button">
            Show
          </button>
        </form>
      )}
      <div className="field">
        <SelectField
          label="Compared with"
          value={compare}
          options={comparisons.map((each) => [each, comparisonLabels[each].option])}
          choose={(value) => change({ compare: value === 'before' ? undefined : value })}
        />
      </div>
    </div>
  )
}
