import { useId, useState } from 'react'
import type { Colleagues } from '../../../services/api/contract/admin.ts'
import { leadSorts, type LeadListQuery } from '../../../services/api/contract/lead-query.ts'
import { serviceTypeLabels, serviceTypes } from '../../../services/api/contract/service-types.ts'
import { isNarrowed, wholeList } from './address.ts'
import { DayField, TagField } from './FilterFields.tsx'

interface FiltersProps {
  query: LeadListQuery
  narrow: (wanted: Partial<LeadListQuery>) => void
  colleagues: Colleagues['people']
  tags: string[]
}

const orders = [
  ['received desc', 'newest first'],
  ['received asc', 'oldest first'],
  ['due asc', 'due soonest first'],
  ['name asc', 'by name'],
  ['name desc', 'by name, Z to A'],
  ['value desc', 'highest value first'],
  ['value asc', 'lowest value first'],
] as const

/** What narrows the list besides status and words; on a phone behind one button. */
export function Filters({ query, narrow, colleagues, tags }: FiltersProps) {
  const id = useId()
  const { assignee, service, tag, from, to, sort, order } = query
  const on = [assignee, service, tag, from ?? to].filter((each) => each !== undefined).length
  // Whoever comes by an address with a filter sees which.
  const [open, setOpen] = useState(on > 0)
  return (
    <>
      <button
        type="button"
        className="filter-toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Filter{on > 0 && <span className="count"> {on}</span>}
      </button>
      <div id={id} className="narrowing" hidden={!open}>
        <label>
          <span>Looked after by</span>
          <select
            value={assignee ?? ''}
            onChange={({ target }) => narrow({ assignee: target.value || undefined })}
          >
            <option value="">anybody or nobody</option>
            <option value="nobody">nobody yet</option>
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
              narrow({ service: serviceTypes.find((each) => each === target.value) })
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
        <TagField tag={tag} tags={tags} narrow={narrow} />
        <DayField label="From" day={from} narrow={(day) => narrow({ from: day })} />
        <DayField label="To" day={to} narrow={(day) => narrow({ to: day })} />
        <label className="order">
          <span>Order</span>
          <select
            value={`${sort} ${order}`}
            onChange={({ target }) => {
              const [by, way] = target.value.split(' ')
              const wanted = leadSorts.find((each) => each === by)
              if (wanted) narrow({ sort: wanted, order: way === 'asc' ? 'asc' : 'desc' })
            }}
          >
            {orders.map(([way, words]) => (
              <option key={way} value={way}>
                {words}
              </option>
            ))}
          </select>
        </label>
        {isNarrowed(query) && (
          <button type="button" className="quiet" onClick={() => narrow(nothing)}>
            Clear the filter
          </button>
        )}
      </div>
    </>
  )
}

/** No filter but the status, which has tabs of its own. */
export const nothing: Partial<LeadListQuery> = {
  q: wholeList.q,
  assignee: undefined,
  service: undefined,
  tag: undefined,
  from: undefined,
  to: undefined,
}
