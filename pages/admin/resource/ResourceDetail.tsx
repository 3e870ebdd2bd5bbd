import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { QueryError } from '../components/ErrorMessage.tsx'
import { useShortcuts } from '../shortcuts.ts'

interface ResourceDetailProps<Data> {
  /** The accessible name. */
  label: string
  className?: string
  query: UseQueryResult<Data>
  close: () => void
  children: (data: Data) => ReactNode
}

/** One row of a list, beside or over the list; gets the focus when it opens. Escape closes it. */
export function ResourceDetail<Data>({
  label,
  className = '',
  query,
  close,
  children,
}: ResourceDetailProps<Data>) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  useShortcuts({ Escape: close })
  return (
    <section ref={ref} className={`resource-detail ${className}`} aria-label={label} tabIndex={-1}>
      <button type="button" className="text-button close" onClick={close}>
        Close<kbd aria-hidden="true">Esc</kbd>
      </button>
      {query.isPending && (
        <div className="detail-skeleton" role="status">
          <span className="visually-hidden">Loading...</span>
          <span aria-hidden="true" />
          <span aria-hidden="true" />
          <span aria-hidden="true" />
        </div>
      )}
      {query.isError && <QueryError query={query} />}
      {query.data !== undefined && children(query.data)}
    </section>
  )
}
