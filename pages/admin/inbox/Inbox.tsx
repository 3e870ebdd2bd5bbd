import { type FormEvent, useState } from 'react'
import { request } from '../../../renderer/client/http.ts'
import { toast } from '../../../renderer/client/toasts.ts'
import { InputField } from '../../../renderer/forms/Field.tsx'
import { paths } from '../../../services/api/contract/paths.ts'
import { messageResponse } from '../../../services/api/contract/success.ts'
import {
  inboxList,
  type InboxMail,
  inboxPaths,
  inboxQuery,
} from '../../../services/api/mailbox/contract.ts'
import { Button, ConfirmButton } from '../components/buttons.tsx'
import { ErrorMessage } from '../components/ErrorMessage.tsx'
import { EmailContent } from '../contacts/conversation/EmailContent.tsx'
import { listQueryString, useListUrl } from '../resource/list-url.ts'
import { ResourceTable } from '../resource/ResourceTable.tsx'
import { useResource, useResourceChange } from '../resource/use-resource.ts'

/** Emails that wait for somebody to say which lead they belong to. */
export function Inbox() {
  const url = useListUrl(inboxQuery)
  const list = useResource({
    key: ['leads', 'inbox'],
    path: inboxPaths.inbox,
    search: listQueryString(inboxQuery, url.query),
    response: inboxList,
  })
  const { mails, total = 0, isRead = true } = list.data ?? {}
  return (
    <ResourceTable
      label="Inbox"
      className="item-list inbox"
      query={list}
      rows={mails}
      loading="Loading the inbox..."
      empty={
        <p className="admin-intro">
          {isRead
            ? 'Nothing to sort. Replies to our emails are on their leads.'
            : 'No mailbox is set up here, so replies go to the office by email. The owner can set IMAP_URL.'}
        </p>
      }
      paging={{ url, total, noun: ['email', 'emails'] }}
    >
      {(mail) => <MailToSort mail={mail} />}
    </ResourceTable>
  )
}

/** One email: who sent it, why it is here, and where it goes. */
function MailToSort({ mail }: { mail: InboxMail }) {
  const { id, name, email, receivedAt, why, guess, files } = mail
  const [reference, setReference] = useState(guess ?? '')
  const assign = useResourceChange({
    mutationFn: async () =>
      messageResponse.parse(
        await request('POST', inboxPaths.assign(id), { lead: reference.trim() }),
      ),
    onSuccess: ({ message }) =>
      toast({
        title: name,
        description: message,
        action: {
          label: 'Open it',
          altText: 'Find it in the list of leads',
          run: () =>
            location.assign(
              `${paths.admin.contactsPage}?lead=${encodeURIComponent(reference.trim().toUpperCase())}`,
            ),
        },
      }),
    refetch: ['leads'],
  })
  const dismiss = useResourceChange({
    mutationFn: async () => messageResponse.parse(await request('POST', inboxPaths.dismiss(id))),
    onSuccess: () => toast({ title: 'Dismissed', description: `The email from ${name}` }),
    refetch: ['leads'],
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reference.trim() !== '' && !assign.isPending) assign.mutate()
  }
  return (
    <article className="inbox-mail" aria-label={`Email from ${name}`}>
      <EmailContent
        email={mail}
        who={name}
        address={email}
        at={receivedAt}
        files={files.map((file) => ({ ...file, href: inboxPaths.attachment(id, file.id) }))}
      />
      <p className="message-note">{why}</p>
      <form onSubmit={submit}>
        <InputField
          label="Lead’s reference"
          maxLength={20}
          autoComplete="off"
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
        <Button
          type="submit"
          disabled={reference.trim() === '' || assign.isPending}
          onClick={() => undefined}
        >
          Put it on the lead
        </Button>
        <ConfirmButton
          label="Dismiss"
          target={`the email from ${name}`}
          question={`Dismiss the email from ${name}?`}
          confirmLabel="Dismiss it"
          onConfirm={() => dismiss.mutate()}
          disabled={dismiss.isPending}
        >
          <p>We remove it here, with its files. The mailbox still has it.</p>
        </ConfirmButton>
      </form>
      <ErrorMessage error={assign.error ?? dismiss.error} />
    </article>
  )
}
