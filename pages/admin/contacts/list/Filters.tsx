import { useId, useState } from 'react'
import { leadSorts } from '../../../../services/api/leads/contract.ts'
import { limits } from '../../../../services/api/contract/limits.ts'
import { serviceTypeLabel } from '../../../../services/api/contact-form/service-form.ts'
import { useServiceForm } from '../../../../renderer/page-context.tsx'
import { stepFilters } from '../../../../services/api/leads/next-step-contract.ts'
import { SelectField } from '../../resource/filters.tsx'
import { type ContactsUrl, isFiltered } from './contacts-url.ts'
import { TextButton } from '../../components/buttons.tsx'
import { useColleagues, useServiceTypes, useTags, useTowns } from '../changes/lead-queries.ts'

const sortOptions = [
  ['received desc', 'newest first'],
  ['received asc', 'oldest first'],
  ['due asc', 'due soonest first'],
  ['next asc', 'next step soonest first'],
  ['name asc', 'by name'],
  ['name desc', 'by name, Z to A'],
  ['value desc', 'highest value first'],
  ['value asc', 'lowest value first'],
] as const

/** Filters besides status and search; on a phone behind a button. */
export function Filters({ url: { query, filter: applyFilter } }: { url: ContactsUrl }) {
  const id = useId()
  const { assignee, service, town, tag, next, from, to, sort, order } = query
  const form = useServiceForm()
  const listed = [...form.types.map((type) => type.id), ...useServiceTypes(), service ?? '']
  const types = [...new Set(listed)].filter(Boolean)
  const activeCount = [assignee, service, town, tag, next, from ?? to].filter(
    (each) => each !== undefined,
  ).length
  // Opened when the address has a filter, so that it is visible; on a phone it would cover the list.
  const [open, setOpen] = useState(() => activeCount > 0 && matchMedia('(width >= 48em)').matches)
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
        <SelectField
          label="Assigned to"
          value={assignee ?? ''}
          options={[
            ['', 'anyone'],
            ['nobody', 'unassigned'],
            ...useColleagues().map((person) => [person.id, person.name] as const),
          ]}
          choose={(person) => applyFilter({ assignee: person || undefined })}
        />
        <SelectField
          label="About"
          value={service ?? ''}
          options={[
            ['', 'anything'],
            ...types.map((each) => [each, serviceTypeLabel(form, each)] as const),
          ]}
          choose={(wanted) => applyFilter({ service: wanted || undefined })}
        />
        <SelectField
          label="Next step"
          value={next ?? ''}
          options={[
            ['', 'any'],
            ['due', 'due or overdue'],
            ['none', 'none set'],
          ]}
          choose={(wanted) => applyFilter({ next: stepFilters.find((each) => each === wanted) })}
        />
        <SuggestField
          label="Town"
          value={town}
          suggestions={useTowns()}
          maxLength={80}
          apply={(wanted) => applyFilter({ town: wanted })}
        />
        <SuggestField
          label="Tag"
          value={tag}
          suggestions={useTags()}
          maxLength={limits.tag}
          apply={(wanted) => applyFilter({ tag: wanted?.toLowerCase() })}
        />
        <DayField label="From" day={from} applyFilter={(day) => applyFilter({ from: day })} />
        <DayField label="To" day={to} applyFilter={(day) => applyFilter({ to: day })} />
        <SelectField
          className="sort-order"
          label="Order"
          value={`${sort} ${order}`}
          options={sortOptions}
          choose={(wanted) => {
            const [by, way] = wanted.split(' ')
            applyFilter({
              sort: leadSorts.find((each) => each === by),
              order: way === 'asc' ? 'asc' : 'desc',
            })
          }}
        />
        {isFiltered(query) && (
          <TextButton onClick={() => applyFilter(noFilters)}>Clear the filter</TextButton>
        )}
      </div>
    </>
  )
}

/** No filters except the status, which has its own tabs. */
export const noFilters = {
  q: undefined,
  assignee: undefined,
  stepBy: undefined,
  service: undefined,
  town: undefined,
  tag: undefined,
  next: undefined,
  from: undefined,
  to: undefined,
}

interface SuggestFieldProps {
  label: string
  value: string | undefined
  suggestions: readonly string[]
  maxLength: number
  apply: (wanted: string | undefined) => void
}

/** A text filter with suggestions; applied on blur, on selection, or by Enter. */
function SuggestField({ label, value, suggestions, maxLength, apply }: SuggestFieldProps) {
  const list = useId()
  const [typed, setTyped] = useState<string>()
  const applyText = (text: string) => {
    setTyped(undefined)
    const wanted = text.trim() || undefined
    if (wanted !== value) apply(wanted)
  }
  return (
    <label>
      <span>{label}</span>
      <input
        list={list}
        autoComplete="off"
        maxLength={maxLength}
        placeholder="any, then Enter"
        value={typed ?? value ?? ''}
        onChange={({ target }) =>
          suggestions.includes(target.value) ? applyText(target.value) : setTyped(target.value)
        }
        onBlur={({ target }) => applyText(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') applyText(currentTarget.value)
        }}
      />
      <datalist id={list}>
        {suggestions.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </label>
  )
}

interface DayFieldProps {
  label: string
  day: string | undefined
  applyFilter: (day: string | undefined) => void
}

/** A date input reports years such as 0002 while a year is being typed: those dates are ignored. */
const earliestDay = '2000-01-01'

/**
 * A date filter in the office's time zone; applied once the date is complete, removed when it is
 * empty.
 */
function DayField({ label, day, applyFilter }: DayFieldProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <label>
      <span>{label}</span>
      <input
        type="date"
        value={typed ?? day ?? ''}
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.value >= earliestDay) applyFilter(target.value)
        }}
        onBlur={() => {
          setTyped(undefined)
          if (typed === '' && day !== undefined) applyFilter(undefined)
        }}
      />
    </label>
  )
}
