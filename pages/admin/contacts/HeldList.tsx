import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { paths } from '../../../services/api/contract/paths.ts'
import { heldReleased, type HeldView } from '../../../services/api/contract/quarantine.ts'
import { request } from '../../../renderer/client/http.ts'
import { toast } from '../../../renderer/client/toasts.ts'
import { Fault } from '../Fault.tsx'
import { timeInWords } from './time.ts'

interface HeldListProps {
  held: HeldView[]
  /** How many there are; `held` may be the newest of them. */
  total: number
  /** Opens what a request has become. */
  open: (lead: string) => void
}

/**
 * What is released or erased is gone at once. What has come since the first look waits until it is asked
 * for: on top, it would move another row under the finger, and a release cannot be taken back.
 */
export function HeldList({ held, total, open }: HeldListProps) {
  const queries = useQueryClient()
  const section = useRef<HTMLElement>(null)
  const [seen, setSeen] = useState(() => idsOf(held))
  const shown = held.filter(({ id }) => seen.has(id))
  const more = held.length - shown.length
  const showAll = () => {
    setSeen(idsOf(held))
    section.current?.focus()
  }
  const release = useMutation({
    mutationFn: async ({ id }: HeldView) =>
      heldReleased.parse(
        await request('PATCH', paths.admin.quarantineOf(id), { action: 'release' }),
      ),
    onSuccess: ({ reference }, { name, email }) =>
      toast({
        title: `${name || email} is released`,
        description: 'The letters go out now.',
        ...(reference !== undefined && {
          action: {
            label: 'Open it',
            instead: 'Find it among the new leads',
            run: () => open(reference),
          },
        }),
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['leads'] }),
  })
  return (
    <section className="quarantine" aria-label="Set aside as automatic" tabIndex={-1} ref={section}>
      <p>
        Nobody was written to about these. They are erased after 90 days. Release what a person
        sent: it joins the list, and its letters go out.
      </p>
      <Fault of={release.error} />
      {held.length < total && <p>The newest {held.length} are shown.</p>}
      <p role="status">
        {more > 0 && (
          <button type="button" className="quiet" onClick={showAll}>
            Show {more} more, set aside just now
          </button>
        )}
      </p>
      <ul>
        {shown.map((one) => (
          <li key={one.id}>
            <Words held={one} />
            <button
              type="button"
              className="quiet"
              disabled={release.isPending}
              onClick={() => release.mutate(one)}
            >
              Release<span className="unseen"> {one.name || one.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const idsOf = (held: readonly HeldView[]): ReadonlySet<string> => new Set(held.map(({ id }) => id))

const reasons: Record<HeldView['why'], string> = {
  'hidden field': 'filled in a field that people do not see',
  'no proof': 'came without a proof during a flood of forms',
}

const Words = ({ held: { what, at, name, email, phone, message, why } }: { held: HeldView }) => (
  <>
    <p>
      <b>{name || email}</b>: a {what} of {timeInWords(at)}, {reasons[why]}.{' '}
      {[name && email, phone].filter(Boolean).join(', ')}
    </p>
    {message && <p className="message">{message}</p>}
  </>
)
