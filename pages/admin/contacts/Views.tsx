import type { MouseEvent } from 'react'
import { Fault } from '../Fault.tsx'
import { filterText, readAddress } from './address.ts'
import type { useSavedViews } from './saved-views.ts'
import type { Addressed } from './use-address.ts'

interface ViewsProps {
  at: Addressed
  saved: ReturnType<typeof useSavedViews>
}

/** Filters that one has named, each a link; nothing while there are none. */
export function Views({ at, saved: { views, remove } }: ViewsProps) {
  const here = filterText(at.address.query)
  const current = views.find(({ query }) => query === here)
  if (views.length === 0) return null
  return (
    <div className="views">
      <ul aria-label="My views">
        {views.map(({ name, query }) => {
          const next = { ...readAddress(query), lead: undefined }
          const follow = (event: MouseEvent) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            at.go(next)
          }
          return (
            <li key={name}>
              <a
                href={at.linkTo(next)}
                aria-current={query === here ? 'page' : undefined}
                onClick={follow}
              >
                {name}
              </a>
            </li>
          )
        })}
      </ul>
      {current && (
        <button
          type="button"
          className="quiet"
          disabled={remove.isPending}
          onClick={() => remove.mutate(current.name)}
        >
          Forget this view
        </button>
      )}
      <Fault of={remove.error} />
    </div>
  )
}
