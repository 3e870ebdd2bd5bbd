import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { z } from 'zod'
import {
  notificationResponse,
  type NotificationResponse,
} from '../../../services/api/operations/mail-contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import { useResource } from '../resource/use-resource.ts'
import { Field } from '../../../renderer/forms/Field.tsx'
import { ErrorMessage, QueryError } from '../components/ErrorMessage.tsx'
import { Button, TextButton } from '../components/buttons.tsx'

/** Recipients of notifications about leads and about failed emails. */
export function Notifications() {
  const answer = useResource({ path: paths.admin.notifications, response: notificationResponse })
  if (answer.isPending) return <p role="status">Loading the notification recipients...</p>
  if (answer.isLoadingError) return <QueryError query={answer} />
  return <AddressForm settings={answer.data} />
}

const recipientFields = [
  { name: 'requests', label: 'New leads and reminders', rows: 3 },
  { name: 'failures', label: 'Failed emails', rows: 2 },
] as const

const addressFields = z.object({ requests: z.string(), failures: z.string() })
const parseAddresses = (text: string) => text.split(/[\s,;]+/).filter(Boolean)

function AddressForm({ settings }: { settings: NotificationResponse }) {
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: async (addresses: { requests: string[]; failures: string[] } | null) =>
      notificationResponse.parse(await request('PATCH', paths.admin.notifications, { addresses })),
    onSuccess: (answer) => queries.setQueryData([paths.admin.notifications], answer),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { requests, failures } = addressFields.parse(
      Object.fromEntries(new FormData(event.currentTarget)),
    )
    save.mutate({ requests: parseAddresses(requests), failures: parseAddresses(failures) })
  }
  return (
    <section aria-labelledby="notifications">
      <h2 id="notifications">Notification recipients</h2>
      <p>
        One address per line. Each gets its own email. Emails that are already waiting go to the old
        addresses. Job applications go where new leads go, but not to staff who may not see them.
      </p>
      <form className="recipients-form" onSubmit={submit}>
        {recipientFields.map(({ name, label, rows }) => (
          // The key shows what was saved, in the service's spelling, and the button keeps the focus.
          <Field key={`${name} ${settings[name].join()}`} label={label}>
            {(wired) => (
              <textarea
                {...wired}
                name={name}
                rows={rows}
                defaultValue={settings[name].join('\n')}
              />
            )}
          </Field>
        ))}
        <ErrorMessage error={save.error} />
        <div className="row-actions">
          <Button type="submit" disabled={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save the addresses'}
          </Button>
          {settings.set && (
            <TextButton disabled={save.isPending} onClick={() => save.mutate(null)}>
              Back to {settings.fallback}
            </TextButton>
          )}
        </div>
      </form>
      <p role="status" className="success-message">
        {save.isSuccess && 'Saved.'}
      </p>
      <p className="field-hint">
        {settings.set
          ? 'These addresses were set here.'
          : `Not set here. Emails go to ${settings.fallback}, as OFFICE_MAIL or business.yaml says.`}
      </p>
    </section>
  )
}
