import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { Select } from '../components/Select.tsx'
import type { ListUrl } from './list-url.ts'
import { Tabs } from './Tabs.tsx'

/** The debounce of searching, in ms. */
const debounceMs = 220

interface SearchBoxProps {
  label: string
  placeholder: string
  url: ListUrl<{ q: string }>
}

/**
 * Words that must all match; searches while typing. The first characters of a new search get a
 * history entry.
 */
export function SearchBox({ label, placeholder, url }: SearchBoxProps) {
  const words = url.query.q
  const [typed, setTyped] = useState(words)
  // The query in the address was changed by this field, by back or forward, or by another view.
  const [lastWords, setLastWords] = useState(words)
  const [lastSearched, setLastSearched] = useState(words)
  if (lastWords !== words) {
    setLastWords(words)
    if (words !== lastSearched) setTyped(words)
  }
  const search = useEffectEvent(() => {
    setLastSearched(typed.trim())
    url.filter({ q: typed.trim() }, words === '' ? 'push' : 'replace')
  })
  useEffect(() => {
    if (typed.trim() === words) return
    const timer = setTimeout(search, debounceMs)
    return () => clearTimeout(timer)
  }, [typed, words])
  return (
    <search className="search-box">
      <label>
        <span className="visually-hidden">{label}</span>
        <input
          type="search"
          placeholder={placeholder}
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

interface SelectFieldProps extends Omit<ComponentProps<'label'>, 'onChange'> {
  label: string
  /** Whether the label is visible, or for screen readers only. */
  hiddenLabel?: boolean
  value: string
  options: readonly (readonly [value: string, label: string])[]
  choose: (value: string) => void
}

export const SelectField = (props: SelectFieldProps) => {
  const { label, hiddenLabel, value, options, choose, ...rest } = props
  return (
    <label {...rest}>
      <span className={hiddenLabel ? 'visually-hidden' : undefined}>{label}</span>
      <Select value={value} options={options} choose={choose} />
    </label>
  )
}

interface StateTabsProps<State extends string> {
  /** The states in order, with their labels. */
  labels: Readonly<Record<State, string>>
  count: (state: State) => number
  /** Undefined: all. */
  state: State | undefined
  choose: (state: State | undefined) => void
}

/** Tabs by state, with counts. */
export function StateTabs<State extends string>(props: StateTabsProps<State>) {
  const { labels, count, state, choose } = props
  const states = Object.keys(labels) as State[]
  const total = states.reduce((sum, each) => sum + count(each), 0)
  return (
    <Tabs
      label="State"
      value={state ?? 'all'}
      tabs={[
        { value: 'all', label: 'All', count: total },
        ...states.map((value) => ({ value, label: labels[value], count: count(value) })),
      ]}
      choose={(value) => choose(states.find((each) => each === value))}
    />
  )
}

interface PageLinkProps extends ComponentProps<'a'> {
  href: string
  follow: () => void
}

/** A link that is followed on this page; with Ctrl, Cmd or Shift the browser opens its address. */
export const PageLink = ({ href, follow, children, ...link }: PageLinkProps) => (
  <a
    {...link}
    href={href}
    onClick={(event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      follow()
    }}
  >
    {children}
  </a>
)
