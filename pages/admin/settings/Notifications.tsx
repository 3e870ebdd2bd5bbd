import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { z } from 'zod'
import {
  notificationAnswer,
  type NotificationAnswer,
} from '../../../services/api/contract/notifications.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import { Field } from '../../../renderer/forms/Field.tsx'
import { Fault } from '../Fault.tsx'
import { Unloaded } from '../Unloaded.tsx'

const key = ['notifications']

/** Where the office is written to about requests, and about letters that failed. */
export function Notifications() {
  const kept = useQuery({
    queryKey: key,
    queryFn: async () => notificationAnswer.parse(await request('GET', paths.admin.notifications)),
  })
  if (kept.isPending) return <p role="status">Loading where the office is written to...</p>
  if (kept.isLoadingError) return <Unloaded of={kept} />
  return <Addresses key={kept.dataUpdatedAt} kept={kept.data} />
}

const typed = z.object({ requests: z.string(), failures: z.string() })
const listed = (text: string) => text.split(/[\s,;]+/).filter(Boolean)

function Addresses({ kept }: { kept: NotificationAnswer }) {
  const queries = useQueryClient()
  const save = useMutation({
    mutationKey: key,
    mutationFn: async (addresses: { requests: string[]; failures: string[] } | null) =>
      notificationAnswer.parse(await request('PATCH', paths.admin.notifications, { addresses })),
    onSuccess: (answer) => queries.setQueryData(key, answer),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { requests, failures } = typed.parse(
      Object.fromEntries(new FormData(event.currentTarget)),
    )
    save.mutate({ requests: listed(requests), failures: listed(failures) })
  }
  return (
    <section aria-labelledby="notifications">
      <h2 id="notifications">Where the office is written to</h2>
      <p>
        Each address gets a letter of its own. One to a line; letters that are on their way keep the
        address they were written for.
      </p>
      <form className="addresses" onSubmit={submit}>
        <Field label="New requests and reminders">
          {(wired) => (
            <textarea {...wired} name="requests" rows={3} defaultValue={kept.requests.join('\n')} />
          )}
        </Field>
        <Field label="Letters that did not arrive">
          {(wired) => (
            <textarea {...wired} name="failures" rows={2} defaultValue={kept.failures.join('\n')} />
          )}
        </Field>
        <Fault of={save.error} />
        <div className="row-actions">
          <button type="submit" className="button" disabled={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save the addresses'}
          </button>
          {kept.set && (
            <button
              type="button"
              className="quiet"
              disabled={save.isPending}
              onClick={() => save.mutate(null)}
            >
              Back to {kept.fallback}
            </button>
          )}
        </div>
      </form>
      <p role="status" className="field-hint">
        {kept.set
          ? 'These addresses were set here.'
          : `Nothing is set: ${kept.fallback} counts, from OFFICE_MAIL or business.yaml.`}
      </p>
    </section>
  )
}
