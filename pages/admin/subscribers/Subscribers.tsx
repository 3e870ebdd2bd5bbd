import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  subscriberList,
  subscriberListQuery,
  subscriberStates,
} from '../../../services/api/contract/subscribers.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { useAlive } from '../../../renderer/client/alive.ts'
import { request } from '../../../renderer/client/http.ts'
import { useAddress } from '../address.ts'
import { Paging } from '../Paging.tsx'
import { Tabs } from '../Tabs.tsx'
import { Unloaded } from '../Unloaded.tsx'
import { SearchField } from './SearchField.tsx'
import { stateLabels } from './state-labels.ts'
import { SubscriberRow } from './SubscriberRow.tsx'

const perPage = 50

/** The list, narrowed by what stands in the address. */
export function Subscribers({ mayErase }: { mayErase: boolean }) {
  const { query, change } = useAddress()
  const alive = useAlive()
  const asked = subscriberListQuery.safeParse(Object.fromEntries(query))
  const { q, state, page } = asked.success ? asked.data : subscriberListQuery.parse({})
  const filter = new URLSearchParams({ ...(q && { q }), ...(state && { state }) }).toString()
  const list = useQuery({
    queryKey: ['subscribers', q, state, page],
    queryFn: async () => {
      const at = `${paths.admin.subscribers}?${filter}&page=${page}&perPage=${perPage}`
      return subscriberList.parse(await request('GET', at))
    },
    placeholderData: keepPreviousData,
    enabled: alive,
  })
  if (list.isPending) return <p role="status">Loading the subscribers...</p>
  if (list.isLoadingError) return <Unloaded of={list} />
  const { subscribers, total, counts } = list.data
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (all === 0 && !q)
    return (
      <p className="desk-lead">
        Nobody has subscribed yet. Whoever asks for the Mountain Building Guide on the site stands
        here, with when, where and in which words.
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
          search={(words) => change({ q: words, page: undefined }, { step: false })}
        />
        <a
          className="export"
          href={`${paths.admin.subscribersTable}${filter && `?${filter}`}`}
          rel="external"
          download
        >
          These as a table (CSV)
        </a>
      </div>
      {total === 0 ? (
        <p>
          Nobody {q && `with “${q}” `}
          {state && `in “${stateLabels[state]}” `}is on the list.{' '}
          <button
            type="button"
            className="quiet"
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
      <Paging
        page={page}
        perPage={perPage}
        total={total}
        what={['address', 'addresses']}
        turn={(to) => change({ page: to === 1 ? undefined : String(to) })}
      />
    </>
  )
}
