import { useEffect, useRef, useState } from 'react'

/** The debounce of searching, in ms. */
const debounceMs = 220

interface SearchBoxProps {
  /** The search in the address. */
  words: string
  /** `first`: the first characters of a new search, which get a history entry. */
  search: (words: string, first: boolean) => void
}

/** Words that must all match. */
export function SearchBox({ words, search }: SearchBoxProps) {
  const [typed, setTyped] = useState(words)
  // The query in the address changed: by this field, by back and forward, or by another view.
  const [lastWords, setLastWords] = useState(words)
  const [lastSearched, setLastSearched] = useState(words)
  if (lastWords !== words) {
    setLastWords(words)
    if (words !== lastSearched) setTyped(words)
  }
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  useEffect(() => {
    if (typed.trim() === words) return
    const timer = setTimeout(() => {
      setLastSearched(typed.trim())
      latest.current(typed.trim(), words === '')
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [typed, words])
  return (
    <search className="search-box">
      <label>
        <span className="visually-hidden">Search the leads</span>
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
