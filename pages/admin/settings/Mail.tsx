import { mailStatus, type MailStatus } from '../../../services/api/operations/health-contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import { useResource, useResourceChange } from '../resource/use-resource.ts'
import type { OfficeTime } from '../format.ts'
import { useOfficeTime } from '../office-time.ts'
import { Button } from '../components/buttons.tsx'
import { ErrorMessage, QueryError } from '../components/ErrorMessage.tsx'
import { DescriptionList } from '../../../renderer/components/lists.tsx'

/** The polling interval while a test is on its way, in ms. */
const testPollMs = 1_500
/** The polling interval while emails are being retried, in ms. */
const retryPollMs = 5_000

/** The state of outgoing email, and a test email. */
export function Mail() {
  const { formatTime } = useOfficeTime()
  const status = useResource({
    path: paths.admin.mailStatus,
    response: mailStatus,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.test?.state === 'waiting'
        ? testPollMs
        : data !== undefined && data.retried > 0
          ? retryPollMs
          : false,
  })
  const sendTest = useResourceChange({
    mutationFn: () => request('POST', paths.admin.mailTest),
    refetch: [paths.admin.mailStatus],
  })
  const tryNow = useResourceChange({
    mutationFn: () => request('POST', paths.admin.mailTryNow),
    refetch: [paths.admin.mailStatus],
  })
  if (status.isPending) return <p role="status">Loading the email status...</p>
  if (status.isLoadingError) return <QueryError query={status} />
  const { where, leaves, from, waiting, retried, failed, problems, lastSentAt } = status.data
  return (
    <section aria-labelledby="mail">
      <h2 id="mail">Email</h2>
      {!leaves && (
        <p className="warning">
          No emails are going out: your mail server isn’t connected yet, so emails are only written
          to files. To connect it, set <code>SMTP_URL</code> to its address, such as{' '}
          <code>smtps://user:password@mail.example.com:465</code>, and restart the service. See
          “Settings” in <code>docs/deploy/README.md</code>.
        </p>
      )}
      {leaves &&
        problems.map(({ what, repair }) => (
          <p className="warning" key={what}>
            <b>{what}</b> {repair}
          </p>
        ))}
      <DescriptionList
        rows={[
          ['Emails go to', where],
          ['From', from],
          ['Last one sent', lastSentAt === undefined ? 'none yet' : formatTime(lastSentAt)],
          ['Waiting', waitingText(waiting, retried)],
          [
            'Failed',
            failed === 0 ? (
              'none'
            ) : (
              <a href={paths.admin.contactsPage}>{failed}, listed above the leads</a>
            ),
          ],
        ]}
      />
      {retried > 0 && (
        <>
          <Button disabled={tryNow.isPending} onClick={() => tryNow.mutate()}>
            Try now
          </Button>
          <ErrorMessage error={tryNow.error} />
        </>
      )}
      <h3>Send a test email</h3>
      <p>It goes out the same way as an email to a customer, to your own address.</p>
      <Button disabled={sendTest.isPending} onClick={() => sendTest.mutate()}>
        Send me a test
      </Button>
      <ErrorMessage error={sendTest.error} />
      <p role="status">{status.data.test && testResultText(status.data.test, formatTime)}</p>
    </section>
  )
}

const waitingText = (waiting: number, retried: number): string => {
  if (waiting === 0) return 'none'
  const again = retried > 0 ? `, ${retried} being retried` : ''
  return `${waiting}, including upcoming reminders${again}`
}

function testResultText(
  { to, state, sentAt, askedAt, fault, attempts }: NonNullable<MailStatus['test']>,
  formatTime: OfficeTime['formatTime'],
) {
  if (state === 'sent')
    return `The mail server accepted it for ${to}, ${formatTime(sentAt ?? askedAt)}.`
  if (state === 'dropped') return `It wasn’t sent: ${fault ?? 'it’s no longer needed'}.`
  if (state === 'failed') return `It wasn’t delivered. The mail server said: ${fault ?? 'nothing'}`
  if (attempts > 0)
    return `It hasn’t gone out yet. We’ll keep trying. The mail server said: ${fault ?? 'nothing'}`
  return `On its way to ${to}...`
}
