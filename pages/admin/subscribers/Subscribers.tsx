import { paths } from '../../../services/api/contract/paths.ts'
import {
  stateLabels,
  subscriberFilter,
  subscriberList,
  subscriberListQuery,
  type SubscriberView,
} from '../../../services/api/subscribers/contract.ts'
import { request } from '../../../renderer/client/http.ts'
import { ConfirmButton } from '../components/buttons.tsx'
import { StoredDataButton } from '../components/StoredData.tsx'
import { ErrorMessage } from '../components/ErrorMessage.tsx'
import { formatNumber } from '../format.ts'
import { OfficeTimeText, useOfficeTime } from '../office-time.ts'
import { useMe } from '../layout/AdminLayout.tsx'
import { SearchBox, StateTabs } from '../resource/filters.tsx'
import { listQueryString, useListUrl } from '../resource/list-url.ts'
import { Empty, ResourceTable } from '../resource/ResourceTable.tsx'
import { useResource, useResourceChange } from '../resource/use-resource.ts'
import { defaultLanguage, englishName } from '../../../services/content/model/languages.ts'

/** The subscribers, filtered by the query in the address. */
export function Subscribers() {
  const url = useListUrl(subscriberListQuery)
  const { q, state } = url.query
  const list = useResource({
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
            No subscribers yet. People who ask for the building guide on the site show up here, with
            when, where and what they agreed to.
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
      {(subscriber) => <SubscriberDetails subscriber={subscriber} />}
    </ResourceTable>
  )
}

/** A subscriber; expanded, their consent records and actions. */
function SubscriberDetails({ subscriber }: { subscriber: SubscriberView }) {
  const { formatTime } = useOfficeTime()
  const { id, email, name, zipCode, language, state, stateSince, bounce, interests } = subscriber
  const isOwner = useMe().role === 'owner'
  const change = useResourceChange({
    mutationFn: (path: string) => request('POST', path),
    refetch: [paths.admin.subscribers],
  })
  const more = [
    name,
    zipCode,
    language !== defaultLanguage && englishName(language),
    interests.join(', '),
  ]
  return (
    <details name="subscriber">
      <summary>
        <b>{email}</b>
        <span className="state" data-state={state}>
          {stateLabels[state]}
          {bounce !== undefined && <span className="bounced"> · bounced</span>}
        </span>
        <time dateTime={stateSince}>{formatTime(stateSince)}</time>
      </summary>
      <p>{more.filter(Boolean).join(' · ')}</p>
      {bounce !== undefined && (
        <p>The last email to this address didn’t arrive. The mail server said: {bounce}</p>
      )}
      <ConsentHistory subscriber={subscriber} />
      <div className="row-actions">
        {state !== 'left' && (
          <ConfirmButton
            label="Unsubscribe"
            target={email}
            question={`Unsubscribe ${email}?`}
            confirmLabel="Unsubscribe"
            onConfirm={() => change.mutate(paths.admin.subscriberLeave(id))}
            disabled={change.isPending}
          >
            <p>
              No more emails go to this address. Only the subscriber can sign up again, on the site.
            </p>
          </ConfirmButton>
        )}
        {isOwner && <StoredDataButton whose={{ email }} target={email} />}
        {isOwner && (
          <ConfirmButton
            label="Erase"
            target={email}
            question={`Erase ${email}?`}
            confirmLabel="Erase for good"
            onConfirm={() => change.mutate(paths.admin.subscriberErasure(id))}
            disabled={change.isPending}
          >
            <p>
              The address, its emails and its consent records are gone for good. The audit log notes
              that you did it, but not whose address it was.
            </p>
          </ConfirmButton>
        )}
      </div>
      <ErrorMessage error={change.error} />
    </details>
  )
}

const consentLabels = {
  asked: 'Asked for the guide',
  confirmed: 'Confirmed',
  left: 'Unsubscribed',
} as const

const ConsentHistory = ({ subscriber: { consents } }: { subscriber: SubscriberView }) => (
  <ol className="evidence" aria-label="Consent record">
    {consents.map(({ at, act, page, wording }, n) => (
      <li key={n}>
        <b>{consentLabels[act]}</b>, <OfficeTimeText at={at} />
        {page && <> — {page}</>}
        {wording && <q>{wording}</q>}
      </li>
    ))}
  </ol>
)
