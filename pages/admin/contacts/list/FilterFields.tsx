import { useId, useState } from 'react'
import type { LeadListQuery } from '../../../../services/api/leads/contract.ts'

interface TagFieldProps {
  tag: string | undefined
  /** Existing tags, as suggestions. */
  tags: string[]
  applyFilter: (wanted: Pick<LeadListQuery, 'tag'>) => void
}

/** A tag filter; applied on blur, on selection, or by Enter. */
export function TagField({ tag, tags, applyFilter }: TagFieldProps) {
  const list = useId()
  const [typed, setTyped] = useState<string>()
  const apply = (text: string) => {
    setTyped(undefined)
    const wanted = text.trim().toLowerCase() || undefined
    if (wanted !== tag) applyFilter({ tag: wanted })
  }
  return (
    <label>
      <span>Tag</span>
      <input
        list={list}
        autoComplete="off"
        maxLength={40}
        placeholder="any, then Enter"
        value={typed ?? tag ?? ''}
        onChange={({ target }) =>
          tags.includes(target.value) ? apply(target.value) : setTyped(target.value)
        }
        onBlur={({ target }) => apply(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') apply(currentTarget.value)
        }}
      />
      <datalist id={list}>
        {tags.map((each) => (
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
export function DayField({ label, day, applyFilter }: DayFieldProps) {
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
