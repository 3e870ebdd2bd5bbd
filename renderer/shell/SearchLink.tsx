import { useEffect } from 'react'
import { urls } from '../../services/content/model/urls.ts'

const typing = 'input, textarea, select, [contenteditable]'

/** Leads to the search; so does the `/` key, except while somebody types. */
export function SearchLink() {
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(typing)) return
      event.preventDefault()
      const field = document.querySelector<HTMLElement>('[data-search-field]')
      if (field) field.focus()
      else location.assign(urls.search)
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [])
  return (
    <a href={urls.search} className="search-link" aria-label="Search" aria-keyshortcuts="/">
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path
          d="M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.300 15.300 20.500 20.500"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </a>
  )
}
