import {
  type FailedEmailChange,
  failedEmailList,
} from '../../../services/api/operations/mail-contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import { toast } from '../../../renderer/client/toasts.ts'
import { useFocusOnHash } from '../hooks.ts'
import { ErrorMessage } from '../components/ErrorMessage.tsx'
import { PageLink } from '../resource/filters.tsx'
import { ResourceTable } from '../resource/ResourceTable.tsx'
import { useResource, useResourceChange } from '../resource/use-resource.ts'
import { TextButton } from '../components/buttons.tsx'

interface FailedEmailsProps {
  open: (lead: string) => void
  linkTo: (lead: string) => string
}

/** Undelivered emails that still need attention. Renders nothing when there are none. */
export function FailedEmails({ open, linkTo }: FailedEmailsProps) {
  const list = useResource({
    key: ['failed-mail'],
    path: paths.admin.failedMail,
    response: failedEmailList,
  })
  const act = useResourceChange({
    mutationFn: ({ id, action }: { id: string; action: FailedEmailChange['action'] }) =>
      request('PATCH', paths.admin.failedMailOf(id), { action }),
    // The lead shows the state of its emails.
    refetch: ['leads', 'failed-mail'],
    onSuccess: (_, { action }) =>
      toast(
        action === 'try again'
          ? {
              title: 'Sending it again',
              description:
                'If the mail server turns it down again, it’ll be back here in a moment.',
            }
          : { title: 'Dismissed', description: 'We won’t send this email again.' },
      ),
  })
  useFocusOnHash('failed-mail', list.isSuccess)
  if (!list.data || list.data.mail.length === 0) return null
  const action = (
    label: string,
    target: string,
    id: string,
    action: FailedEmailChange['action'],
  ) => (
    <TextButton onClick={() => act.mutate({ id, action })}>
      {label}
      <span className="visually-hidden"> {target}</span>
    </TextButton>
  )
  return (
    <section className="failed-mail" aria-labelledby="failed-mail">
      <h2 id="failed-mail" tabIndex={-1}>
        Failed emails
      </h2>
      <ErrorMessage error={act.error} />
      <ResourceTable
        label="Failed emails"
        className="text-list"
        query={list}
        rows={list.data.mail}
        loading="Loading the failed emails..."
        empty={null}
      >
        {({ id, what, to, lead, fault, attempts }) => (
          <>
            <p>
              <b>{to}</b> didn’t get {what}
              {lead !== undefined && (
                <>
                  {' '}
                  (
                  <PageLink href={linkTo(lead)} follow={() => open(lead)}>
                    {lead}
                  </PageLink>
                  )
                </>
              )}
              , after {attempts} {attempts === 1 ? 'try' : 'tries'}. The mail server said: {fault}
            </p>
            {action('Send again', `to ${to}`, id, 'try again')}
            {action('Dismiss', `the email to ${to}`, id, 'done by hand')}
          </>
        )}
      </ResourceTable>
    </section>
  )
}
