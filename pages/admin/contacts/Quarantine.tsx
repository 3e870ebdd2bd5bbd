import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { request } from '../../../renderer/client/http.ts'
import { toast } from '../../../renderer/client/toasts.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import {
  type QuarantinedView,
  quarantineList,
  releaseResponse,
} from '../../../services/api/contract/quarantine.ts'
import { ErrorMessage, QueryError } from '../ErrorMessage.tsx'
import { formatTime } from '../format.ts'
import { ListSkeleton } from './EmptyList.tsx'

interface QuarantineProps {
  /** Opens the lead that a released request has become. */
  open: (lead: string) => void
  /** Called after a release, which can't be undone. */
  onRelease: () => void
}

/** Quarantined forms, to review and release. */
export function Quarantine({ open, onRelease }: QuarantineProps) {
  const list = useQuarantine()
  if (list.isPending) return <ListSkeleton />
  if (list.isLoadingError) return <QueryError query={list} />
  if (list.data.held.length === 0)
    return (
      <div className="empty">
        <h2>Nothing in quarantine</h2>
        <p>
          Forms that look like spam wait here: ones with a hidden field filled in, and ones without
          a browser challenge during a flood of forms.
        </p>
      </div>
    )
  return (
    <QuarantineList
      entries={list.data.held}
      total={list.data.total}
      open={open}
      onRelease={onRelease}
    />
  )
}

/** The quarantine; invalidated with the leads. */
export const useQuarantine = () =>
  useQuery({
    queryKey: ['leads', 'quarantine'],
    queryFn: async () => quarantineList.parse(await request('GET', paths.admin.quarantine)),
  })

interface QuarantineListProps {
  entries: QuarantinedView[]
  /** How many there are in total; `entries` may be only the newest of them. */
  total: number
  /** Opens the lead that a released request has become. */
  open: (lead: string) => void
  /** Called after a release, which can't be undone. */
  onRelease: () => void
}

/**
 * Released and erased entries disappear at once. New entries are shown on demand only: inserted on
 * top, they would shift the rows under the pointer, and a release can't be undone.
 */
export function QuarantineList({ entries, total, open, onRelease }: QuarantineListProps) {
  const queries = useQueryClient()
  const section = useRef<HTMLElement>(null)
  const [seen, setSeen] = useState(() => idsOf(entries))
  const shown = entries.filter(({ id }) => seen.has(id))
  const hiddenCount = entries.length - shown.length
  const showAll = () => {
    setSeen(idsOf(entries))
    section.current?.focus()
  }
  const release = useMutation({
    mutationFn: async ({ id }: QuarantinedView) =>
      releaseResponse.parse(
        await request('PATCH', paths.admin.quarantineOf(id), { action: 'release' }),
      ),
    onSuccess: ({ reference }, { name, email }) => {
      onRelease()
      toast({
        title: `${name || email} is released`,
        description: 'Its emails are going out now.',
        ...(reference !== undefined && {
          action: {
            label: 'Open it',
            altText: 'Find it among the new leads',
            run: () => open(reference),
          },
        }),
      })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['leads'] }),
  })
  return (
    <section className="quarantine" aria-label="Quarantine" tabIndex={-1} ref={section}>
      <p>
        No emails went out about these. They’re erased after 90 days. Release anything a person
        sent: it joins the list and its emails go out.
      </p>
      <ErrorMessage error={release.error} />
      {entries.length < total && <p>The newest {entries.length} are shown.</p>}
      <p role="status">
        {hiddenCount > 0 && (
          <button type="button" className="text-button" onClick={showAll}>
            Show {hiddenCount} new
          </button>
        )}
      </p>
      <ul>
        {shown.map((entry) => (
          <li key={entry.id}>
            <EntryText entry={entry} />
            <button
              type="button"
              className="text-button"
              disabled={release.isPending}
              onClick={() => release.mutate(entry)}
            >
              Release<span className="visually-hidden"> {entry.name || entry.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const idsOf = (entries: readonly QuarantinedView[]): ReadonlySet<string> =>
  new Set(entries.map(({ id }) => id))

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
      <b>{name || email}</b>: a {what} of {formatTime(at)}, {reasons[why]}.{' '}
      {[name && email, phone].filter(Boolean).join(', ')}
    </p>
    {message && <p className="message">{message}</p>}
  </>
)
