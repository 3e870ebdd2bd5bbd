import { useId, useState } from 'react'
import type { LeadListQuery } from '../../../services/api/contract/lead-query.ts'

interface TagFieldProps {
  tag: string | undefined
  /** Those in use, to choose from. */
  tags: string[]
  narrow: (wanted: Pick<LeadListQuery, 'tag'>) => void
}

/** One tag, chosen or typed; taken when it is left, chosen, or Enter is pressed. */
export function TagField({ tag, tags, narrow }: TagFieldProps) {
  const list = useId()
  const [typed, setTyped] = useState<string>()
  const take = (text: string) => {
    setTyped(undefined)
    const wanted = text.trim().toLowerCase() || undefined
    if (wanted !== tag) narrow({ tag: wanted })
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
          tags.includes(target.value) ? take(target.value) : setTyped(target.value)
        }
        onBlur={({ target }) => take(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') take(currentTarget.value)
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
  narrow: (day: string | undefined) => void
}

/** Whoever types a year begins with the year 2: that is no day to ask for. */
const earliest = '2000-01-01'

/** A day by the office's clock; taken once it is whole, and taken away when it is left empty. */
export function DayField({ label, day, narrow }: DayFieldProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <label>
      <span>{label}</span>
      <input
        type="date"
        value={typed ?? day ?? ''}
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.value >= earliest) narrow(target.value)
        }}
        onBlur={() => {
          setTyped(undefined)
          if (typed === '' && day !== undefined) narrow(undefined)
        }}
      />
    </label>
  )
}
