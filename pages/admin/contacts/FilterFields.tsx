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
        placeholder="any"
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

/** A day by the office's clock. */
export const DayField = ({ label, day, narrow }: DayFieldProps) => (
  <label>
    <span>{label}</span>
    <input
      type="date"
      value={day ?? ''}
      onChange={({ target }) => narrow(target.value || undefined)}
    />
  </label>
)
