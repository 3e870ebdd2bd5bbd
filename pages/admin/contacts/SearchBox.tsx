import { useEffect, useRef, useState } from 'react'

/** In ms: as long as somebody types, nothing is asked. */
const pause = 220

interface SearchBoxProps {
  /** What is searched for now, as the address says it. */
  words: string
  /** `first`: the first letters of a new search, which is a step to go back from. */
  search: (words: string, first: boolean) => void
}

/** The words that all must be found. */
export function SearchBox({ words, search }: SearchBoxProps) {
  const [typed, setTyped] = useState(words)
  // What stands in the address: from here, or by back, forward and another view.
  const [known, setKnown] = useState(words)
  const [asked, setAsked] = useState(words)
  if (known !== words) {
    setKnown(words)
    if (words !== asked) setTyped(words)
  }
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  useEffect(() => {
    if (typed.trim() === words) return
    const timer = setTimeout(() => {
      setAsked(typed.trim())
      latest.current(typed.trim(), words === '')
    }, pause)
    return () => clearTimeout(timer)
  }, [typed, words])
  return (
    <search className="search-box">
      <label>
        <span className="unseen">Search the leads</span>
        <input
          type="search"
          placeholder="Name, number, words"
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <kbd aria-hidden="true">/</kbd>
    </search>
  )
}
