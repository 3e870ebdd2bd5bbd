import { useId, useState } from 'react'
import {
  type Colleagues,
  leadSorts,
  type LeadListQuery,
} from '../../../services/api/contract/leads.ts'
import { serviceTypeLabels, serviceTypes } from '../../../services/api/contract/service-types.ts'
import { isFiltered, defaultQuery } from './contacts-url.ts'
import { DayField, TagField } from './FilterFields.tsx'

interface FiltersProps {
  query: LeadListQuery
  applyFilter: (wanted: Partial<LeadListQuery>) => void
  colleagues: Colleagues['people']
  tags: string[]
}

const sortOptions = [
  ['received desc', 'newest first'],
  ['received asc', 'oldest first'],
  ['due asc', 'due soonest first'],
  ['name asc', 'by name'],
  ['name desc', 'by name, Z to A'],
  ['value desc', 'highest value first'],
  ['value asc', 'lowest value first'],
] as const

/** Filters besides status and search; on a phone behind a button. */
export function Filters({ query, applyFilter, colleagues, tags }: FiltersProps) {
  const id = useId()
  const { assignee, service, tag, from, to, sort, order } = query
  const activeCount = [assignee, service, tag, from ?? to].filter(
    (each) => each !== undefined,
  ).length
  // Opened when the address has a filter, so that it is visible.
  const [open, setOpen] = useState(activeCount > 0)
  return (
    <>
      <button
        type="button"
        className="filter-toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Filter{activeCount > 0 && <span className="count"> {activeCount}</span>}
      </button>
      <div id={id} className="filter-fields" hidden={!open}>
        <label>
          <span>Assigned to</span>
          <select
            value={assignee ?? ''}
            onChange={({ target }) => applyFilter({ assignee: target.value || undefined })}
          >
            <option value="">anyone</option>
            <option value="nobody">unassigned</option>
            {colleagues.map(({ id: person, name }) => (
              <option key={person} value={person}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>About</span>
          <select
            value={service ?? ''}
            onChange={({ target }) =>
              applyFilter({ service: serviceTypes.find((each) => each === target.value) })
            }
          >
            <option value="">anything</option>
            {serviceTypes.map((each) => (
              <option key={each} value={each}>
                {serviceTypeLabels[each]}
              </option>
            ))}
          </select>
        </label>
        <TagField tag={tag} tags={tags} applyFilter={applyFilter} />
        <DayField label="From" day={from} applyFilter={(day) => applyFilter({ from: day })} />
        <DayField label="To" day={to} applyFilter={(day) => applyFilter({ to: day })} />
        <label className="sort-order">
          <span>Order</span>
          <select
            value={`${sort} ${order}`}
            onChange={({ target }) => {
              const [by, way] = target.value.split(' ')
              const wanted = leadSorts.find((each) => each === by)
              if (wanted) applyFilter({ sort: wanted, order: way === 'asc' ? 'asc' : 'desc' })
            }}
          >
            {sortOptions.map(([way, words]) => (
              <option key={way} value={way}>
                {words}
              </option>
            ))}
          </select>
        </label>
        {isFiltered(query) && (
          <button type="button" className="text-button" onClick={() => applyFilter(noFilters)}>
            Clear the filter
          </button>
        )}
      </div>
    </>
  )
}

/** No filters except the status, which has its own tabs. */
export const noFilters: Partial<LeadListQuery> = {
  q: defaultQuery.q,
  assignee: undefined,
  service: undefined,
  tag: undefined,
  from: undefined,
  to: undefined,
}
