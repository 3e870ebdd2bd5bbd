import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type FailedEmailView,
  type FailedEmailChange,
  failedEmailList,
} from '../../../services/api/contract/mail.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import { useFocusOnHash } from '../hooks.ts'
import { ErrorMessage } from '../ErrorMessage.tsx'

interface FailedEmailsProps {
  open: (lead: string) => void
  linkTo: (lead: string) => string
}

/** Emails that could not be delivered, until each is handled. Nothing when there are none. */
export function FailedEmails({ open, linkTo }: FailedEmailsProps) {
  const queries = useQueryClient()
  const list = useQuery({
    queryKey: ['failed-mail'],
    queryFn: async () => failedEmailList.parse(await request('GET', paths.admin.failedMail)).mail,
  })
  const act = useMutation({
    mutationFn: ({ id, action }: { id: string; action: FailedEmailChange['action'] }) =>
      request('PATCH', paths.admin.failedMailOf(id), { action }),
    onSettled: () => {
      // The lead shows the state of its emails.
      void queries.invalidateQueries({ queryKey: ['leads'] })
      return queries.invalidateQueries({ queryKey: ['failed-mail'] })
    },
  })
  useFocusOnHash('failed-mail', list.isSuccess)
  if (!list.data || list.data.length === 0) return null
  return (
    <section className="failed-mail" aria-labelledby="failed-mail">
      <h2 id="failed-mail" tabIndex={-1}>
        Failed emails
      </h2>
      <ErrorMessage error={act.error} />
      <ul>
        {list.data.map((mail) => (
          <li key={mail.id}>
            <FailedEmail mail={mail} open={open} linkTo={linkTo} />
            <button
              type="button"
              className="text-button"
              onClick={() => act.mutate({ id: mail.id, action: 'try again' })}
            >
              Send again
            </button>
            <button
              type="button"
              className="text-button"
              onClick={() => act.mutate({ id: mail.id, action: 'done by hand' })}
            >
              Done by hand
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface FailedEmailProps extends FailedEmailsProps {
  mail: FailedEmailView
}

const FailedEmail = ({
  mail: { what, to, lead, fault, attempts },
  open,
  linkTo,
}: FailedEmailProps) => (
  <p>
    <b>{to}</b> didn’t get {what}
    {lead !== undefined && (
      <>
        {' '}
        (
        <a
          href={linkTo(lead)}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            open(lead)
          }}
        >
          {lead}
        </a>
        )
      </>
    )}
    , after {attempts} {attempts === 1 ? 'try' : 'tries'}. The mail server said: {fault}
  </p>
)
