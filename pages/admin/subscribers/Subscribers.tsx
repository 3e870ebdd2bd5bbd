import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useHydrated } from '../../../renderer/client/hooks.ts'
import { request } from '../../../renderer/client/http.ts'
import { Field } from '../../../renderer/forms/Field.tsx'
import { paths } from '../../../services/api/contract/paths.ts'
import {
  subscriberList,
  subscriberListQuery,
  subscriberStates,
} from '../../../services/api/contract/subscribers.ts'
import { QueryError } from '../ErrorMessage.tsx'
import { Tabs } from '../resource/Tabs.tsx'
import { useQueryParams } from '../resource/query-params.ts'
import { Pagination } from '../tables.tsx'
import { stateLabels, SubscriberRow } from './SubscriberRow.tsx'

const perPage = 50

/** The list, filtered by the query in the address. */
export function Subscribers({ mayErase }: { mayErase: boolean }) {
  const { query, change } = useQueryParams()
  const hydrated = useHydrated()
  const parsedQuery = subscriberListQuery.safeParse(Object.fromEntries(query))
  const { q, state, page } = parsedQuery.success ? parsedQuery.data : subscriberListQuery.parse({})
  const filter = new URLSearchParams({ ...(q && { q }), ...(state && { state }) }).toString()
  const list = useQuery({
    queryKey: ['subscribers', q, state, page],
    queryFn: async () => {
      const at = `${paths.admin.subscribers}?${filter}&page=${page}&perPage=${perPage}`
      return subscriberList.parse(await request('GET', at))
    },
    placeholderData: keepPreviousData,
    enabled: hydrated,
  })
  if (list.isPending) return <p role="status">Loading the subscribers...</p>
  if (list.isLoadingError) return <QueryError query={list} />
  const { subscribers, total, counts } = list.data
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (all === 0 && !q)
    return (
      <p className="admin-intro">
        No subscribers yet. People who ask for the Mountain Building Guide on the site show up here,
        with when, where and what they agreed to.
      </p>
    )
  return (
    <>
      <div className="filters">
        <Tabs
          label="State"
          value={state ?? 'all'}
          tabs={[
            { value: 'all', label: 'All', count: all },
            ...subscriberStates.map((value) => ({
              value,
              label: stateLabels[value],
              count: counts[value],
            })),
          ]}
          choose={(value) =>
            change({ state: value === 'all' ? undefined : value, page: undefined })
          }
        />
        <SearchField
          key={q === '' ? 'empty' : 'asked'}
          words={q}
          search={(words) => change({ q: words, page: undefined }, { pushHistory: false })}
        />
        <a
          className="export"
          href={`${paths.admin.subscribersCsv}${filter && `?${filter}`}`}
          rel="external"
          download
        >
          Export CSV
        </a>
      </div>
      {total === 0 ? (
        <p>
          No subscribers{q && ` with “${q}”`}
          {state && ` in “${stateLabels[state]}”`}.{' '}
          <button
            type="button"
            className="text-button"
            onClick={() => change({ q: undefined, state: undefined, page: undefined })}
          >
            Show all
          </button>
        </p>
      ) : (
        <ul className="subscribers" aria-label="Subscribers" aria-busy={list.isPlaceholderData}>
          {subscribers.map((one) => (
            <SubscriberRow key={one.id} subscriber={one} mayErase={mayErase} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        perPage={perPage}
        total={total}
        noun={['address', 'addresses']}
        goToPage={(to) => change({ page: to === 1 ? undefined : String(to) })}
      />
    </>
  )
}

/** The debounce of searching, in ms. */
const debounceMs = 250

interface SearchFieldProps {
  /** The current search. */
  words: string
  search: (words: string) => void
}

/** A search field that searches while typing. */
export function SearchField({ words, search }: SearchFieldProps) {
  const [typed, setTyped] = useState<string>()
  useEffect(() => {
    if (typed === undefined || typed.trim() === words) return undefined
    const begin = setTimeout(() => search(typed.trim()), debounceMs)
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
