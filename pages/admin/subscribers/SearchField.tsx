import { useEffect, useState } from 'react'
import { Field } from '../../../renderer/forms/Field.tsx'

/** Asked when nobody has typed for so long, in ms. */
const pause = 250

interface SearchFieldProps {
  /** What is searched for now. */
  words: string
  search: (words: string) => void
}

/** Words that are searched for while they are typed. */
export function SearchField({ words, search }: SearchFieldProps) {
  const [typed, setTyped] = useState<string>()
  useEffect(() => {
    if (typed === undefined || typed.trim() === words) return undefined
    const begin = setTimeout(() => search(typed.trim()), pause)
    return () => clearTimeout(begin)
  })
  return (
    <Field label="Search">
      {(wired) => (
        <input
          {...wired}
          type="search"
          placeholder="Address or name"
          maxLength={200}
          autoComplete="off"
          value={typed ?? words}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </Field>
  )
}
