import { useState } from 'react'
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
import { ConfirmButton, TextButton } from '../components/buttons.tsx'
import type { ContactsUrl } from './list/contacts-url.ts'

/** How many rows are shown before “Show all”, so that a broken mail server doesn’t bury the leads. */
const initialRows = 5

/** Undelivered emails that still need attention. Renders nothing when there are none. */
export function FailedEmails({ url }: { url: ContactsUrl }) {
  const list = useResource({ path: paths.admin.failedMail, response: failedEmailList })
  const act = useResourceChange({
    mutationFn: async ({ ids, action }: { ids: string[]; action: FailedEmailChange['action'] }) => {
      for (const id of ids) await request('PATCH', paths.admin.failedMailOf(id), { action })
    },
    // The lead shows the state of its emails.
    refetch: ['leads', paths.admin.failedMail],
    onSuccess: (_, { ids, action }) => {
      const one = ids.length === 1
      toast(
        action === 'try again'
          ? {
              title: one ? 'Sending it again' : `Sending ${ids.length} emails again`,
              description: 'What the mail server turns down again will be back here in a moment.',
            }
          : {
              title: one ? 'Dismissed' : `${ids.length} emails dismissed`,
              description: `We won’t send ${one ? 'this email' : 'them'} again.`,
            },
      )
    },
  })
  useFocusOnHash('failed-mail', list.isSuccess)
  const [showsAll, setShowsAll] = useState(false)
  if (!list.data || list.data.mail.length === 0) return null
  const { mail } = list.data
  const ids = mail.map(({ id }) => id)
  const rows = showsAll ? mail : mail.slice(0, initialRows)
  const action = (
    label: string,
    target: string,
    id: string,
    action: FailedEmailChange['action'],
  ) => (
    <TextButton onClick={() => act.mutate({ ids: [id], action })}>
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
        rows={rows}
        loading="Loading the failed emails..."
        empty={null}
      >
        {({ id, what, to, lead, toSubscriber, fault, attempts }) => (
          <>
            <p>
              {toSubscriber ? (
                <a href={`${paths.admin.subscribersPage}?q=${encodeURIComponent(to)}`}>{to}</a>
              ) : (
                <b>{to}</b>
              )}{' '}
              didn’t get {what}
              {lead !== undefined && (
                <>
                  {' '}
                  (
                  <PageLink href={url.linkTo({ ...url.query, lead })} follow={() => url.open(lead)}>
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
      {mail.length > 1 && (
        <div className="row-actions">
          {mail.length > initialRows && (
            <TextButton onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? 'Show fewer' : `Show all ${mail.length}`}
            </TextButton>
          )}
          <TextButton
            disabled={act.isPending}
            onClick={() => act.mutate({ ids, action: 'try again' })}
          >
            Send all {mail.length} again
          </TextButton>
          <ConfirmButton
            label={`Dismiss all ${mail.length}`}
            target="failed emails"
            question={`Dismiss all ${mail.length} failed emails?`}
            confirmLabel="Dismiss them"
            onConfirm={() => act.mutate({ ids, action: 'done by hand' })}
            disabled={act.isPending}
          >
            <p>We won’t send these emails again.</p>
          </ConfirmButton>
        </div>
      )}
    </section>
  )
}
