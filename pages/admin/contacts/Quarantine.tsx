import { useRef, useState } from 'react'
import { request } from '../../../renderer/client/http.ts'
import { toast } from '../../../renderer/client/toasts.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import {
  type QuarantinedView,
  quarantineList,
  releaseResponse,
} from '../../../services/api/leads/contract.ts'
import { ErrorMessage } from '../components/ErrorMessage.tsx'
import { OfficeTimeText } from '../office-time.ts'
import { ResourceTable } from '../resource/ResourceTable.tsx'
import { useResource, useResourceChange } from '../resource/use-resource.ts'
import { TextButton } from '../components/buttons.tsx'
import type { ContactsUrl } from './list/contacts-url.ts'
import { undoHistory } from './changes/undo-history.ts'

/** The quarantine; invalidated with the leads. `take`: how many of the newest entries. */
export const useQuarantine = (take?: number) =>
  useResource({
    key: ['leads', 'quarantine'],
    path: paths.admin.quarantine,
    ...(take !== undefined && { search: `take=${take}` }),
    response: quarantineList,
  })

/**
 * Quarantined forms, to review and release. Released and erased entries disappear at once. New
 * entries are shown on demand only: inserted on top, they would shift the rows under the pointer,
 * and a release can't be undone.
 */
export function Quarantine({ url }: { url: ContactsUrl }) {
  const [take, setTake] = useState<number>()
  const list = useQuarantine(take)
  const { held: entries = [], total = 0 } = list.data ?? {}
  const section = useRef<HTMLElement>(null)
  const newest = entries[0]?.at ?? ''
  /** The time of the newest entry that is shown. */
  const [seenUntil, setSeenUntil] = useState(newest)
  // An empty list shows new entries at once: no row can shift.
  if (seenUntil !== newest && (seenUntil === '' || newest === '')) setSeenUntil(newest)
  const shown = entries.filter(({ at }) => at <= seenUntil)
  const hiddenCount = entries.length - shown.length
  const showAll = () => {
    setSeenUntil(newest)
    section.current?.focus()
  }
  const release = useResourceChange({
    mutationFn: async ({ id }: QuarantinedView) =>
      releaseResponse.parse(
        await request('PATCH', paths.admin.quarantineOf(id), { action: 'release' }),
      ),
    onSuccess: ({ reference }, { name, email }) => {
      // It can't be undone.
      undoHistory.record({ description: 'Releasing a lead' })
      toast({
        title: `Released ${name || email}`,
        description: 'Its emails are going out now.',
        ...(reference !== undefined && {
          action: {
            label: 'Open it',
            altText: 'Find it under New leads',
            run: () => url.go({ ...url.query, lead: reference, view: undefined }),
          },
        }),
      })
    },
    refetch: ['leads'],
  })
  return (
    <section className="quarantine" aria-label="Quarantine" tabIndex={-1} ref={section}>
      {entries.length > 0 && (
        <p>
          No emails went out about these. They’re erased after 90 days. Release anything a person
          sent: it joins the list and its emails go out.
        </p>
      )}
      <ErrorMessage error={release.error} />
      {entries.length < total && (
        <p>
          Showing the newest {entries.length}.{' '}
          <TextButton onClick={() => setTake(entries.length + 100)}>Show older ones</TextButton>
        </p>
      )}
      <p role="status">
        {hiddenCount > 0 && <TextButton onClick={showAll}>Show {hiddenCount} new</TextButton>}
      </p>
      <ResourceTable
        label="Quarantine"
        className="text-list"
        query={list}
        rows={list.data && shown}
        loading="Loading the quarantine..."
        empty={entries.length === 0 && <NothingInQuarantine />}
      >
        {(entry) => (
          <>
            <EntryText entry={entry} />
            <TextButton disabled={release.isPending} onClick={() => release.mutate(entry)}>
              Release<span className="visually-hidden"> {entry.name || entry.email}</span>
            </TextButton>
          </>
        )}
      </ResourceTable>
    </section>
  )
}

const NothingInQuarantine = () => (
  <div className="empty">
    <h2>Nothing in quarantine</h2>
    <p>
      Forms that look like spam wait here: ones with a hidden field filled in, and ones that skipped
      the browser challenge during a flood of forms.
    </p>
  </div>
)

const reasons: Record<QuarantinedView['why'], string> = {
  'hidden field': 'filled in a field people can’t see',
  'no proof': 'skipped the browser challenge during a flood of forms',
}

const EntryText = ({
  entry: { what, at, name, email, phone, message, why },
}: {
  entry: QuarantinedView
}) => (
  <>
    <p>
      <b>{name || email}</b>: a {what} of <OfficeTimeText at={at} />, {reasons[why]}.{' '}
      {[name && email, phone].filter(Boolean).join(', ')}
    </p>
    {message && <p className="message">{message}</p>}
  </>
)
