import { paths } from '../../../services/api/contract/paths.ts'
import {
  stateLabels,
  subscriberFilter,
  subscriberList,
  subscriberListQuery,
} from '../../../services/api/subscribers/contract.ts'
import { formatNumber } from '../format.ts'
import { SearchBox, StateTabs } from '../resource/filters.tsx'
import { listQueryString, useListUrl } from '../resource/list-url.ts'
import { Empty, ResourceTable } from '../resource/ResourceTable.tsx'
import { useResource } from '../resource/use-resource.ts'
import { SubscriberDetails } from './SubscriberDetails.tsx'

/** The subscribers, filtered by the query in the address. */
export function Subscribers({ mayErase }: { mayErase: boolean }) {
  const url = useListUrl(subscriberListQuery)
  const { q, state } = url.query
  const list = useResource({
    key: ['subscribers'],
    path: paths.admin.subscribers,
    search: url.search,
    response: subscriberList,
  })
  const { subscribers, total = 0, counts } = list.data ?? {}
  const none = counts && q === '' && Object.values(counts).every((count) => count === 0)
  const unsubscribed =
    state === undefined && counts && counts.left > 0
      ? `, ${formatNumber(counts.left)} of them unsubscribed`
      : ''
  const exportLabel = `Export ${total === 1 ? 'this one' : `these ${formatNumber(total)}`}${unsubscribed} (CSV)`
  return (
    <ResourceTable
      label="Subscribers"
      className="subscribers"
      query={list}
      rows={subscribers}
      loading="Loading the subscribers..."
      filters={
        counts &&
        !none && (
          <>
            <StateTabs
              labels={stateLabels}
              count={(each) => counts[each]}
              state={state}
              choose={(wanted) => url.filter({ state: wanted })}
            />
            <SearchBox label="Search" placeholder="Address or name" url={url} />
          </>
        )
      }
      empty={
        none ? (
          <p className="admin-intro">
            No subscribers yet. People who ask for the Mountain Building Guide on the site show up
            here, with when, where and what they agreed to.
          </p>
        ) : (
          <Empty
            message={`No subscribers${q && ` with “${q}”`}${state ? ` in “${stateLabels[state]}”` : ''}.`}
            action="Show all"
            onAction={() => url.go({})}
          />
        )
      }
      paging={{ url, total, noun: ['address', 'addresses'] }}
      csv={{
        href: `${paths.admin.subscribersCsv}?${listQueryString(subscriberFilter, url.query)}`,
        label: exportLabel,
      }}
      shortcuts
    >
      {(subscriber) => <SubscriberDetails subscriber={subscriber} mayErase={mayErase} />}
    </ResourceTable>
  )
}
