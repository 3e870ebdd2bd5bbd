import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { mailStatus, type MailStatus } from '../../../services/api/contract/health.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import { timeInWords } from '../contacts/time.ts'
import { Fault } from '../Fault.tsx'
import { Unloaded } from '../Unloaded.tsx'
import { Facts } from './Facts.tsx'

/** While a test is on its way it is looked for this often, in ms. */
const lookEveryMs = 1_500

/** Where letters go, how they stand, and a test to oneself. */
export function Mail() {
  const queries = useQueryClient()
  const status = useQuery({
    queryKey: ['mail-status'],
    queryFn: async () => mailStatus.parse(await request('GET', paths.admin.mailStatus)),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.test?.state === 'waiting' ? lookEveryMs : false),
  })
  const test = useMutation({
    mutationFn: () => request('POST', paths.admin.mailTest),
    onSettled: () => queries.invalidateQueries({ queryKey: ['mail-status'] }),
  })
  if (status.isPending) return <p role="status">Loading how letters stand...</p>
  if (status.isLoadingError) return <Unloaded of={status} />
  const { where, leaves, from, waiting, retried, failed, lastSentAt } = status.data
  return (
    <section aria-labelledby="mail">
      <h2 id="mail">Mail</h2>
      {!leaves && (
        <p className="warned">
          Nobody gets a letter: your mail server is not connected yet, so letters are only written
          to files. Whoever runs this website sets <code>SMTP_URL</code> to its address, such as{' '}
          <code>smtps://user:password@mail.example.com:465</code>, and starts the service again;{' '}
          <code>docs/deploy/README.md</code> in the website’s files says where, under “Settings”.
        </p>
      )}
      <Facts
        facts={[
          ['Letters go to', where],
          ['From', from],
          ['Last one sent', lastSentAt === undefined ? 'none yet' : timeInWords(lastSentAt)],
          ['Waiting', waitingWords(waiting, retried)],
          [
            'Given up',
            failed === 0 ? (
              'none'
            ) : (
              <a href={paths.admin.contactsPage}>{failed}, listed above the contacts</a>
            ),
          ],
        ]}
      />
      <h3>Does a letter arrive?</h3>
      <p>A test takes the same way as a letter to a customer, and comes to your own address.</p>
      <button
        type="button"
        className="button"
        disabled={test.isPending || status.data.test?.state === 'waiting'}
        onClick={() => test.mutate()}
      >
        Send me a test
      </button>
      <Fault of={test.error} />
      <p role="status">{status.data.test && outcome(status.data.test)}</p>
    </section>
  )
}

const waitingWords = (waiting: number, retried: number): string => {
  if (waiting === 0) return 'none'
  const again = retried > 0 ? `, ${retried} of them tried again` : ''
  return `${waiting}, reminders that may become due included${again}`
}

function outcome({ to, state, sentAt, askedAt, fault, attempts }: NonNullable<MailStatus['test']>) {
  if (state === 'sent')
    return `The mail server took it for ${to}, ${timeInWords(sentAt ?? askedAt)}.`
  if (state === 'dropped') return `It was not sent: ${fault ?? 'not wanted any more'}.`
  if (state === 'failed') return `It did not go. The mail server said: ${fault ?? 'nothing'}`
  if (attempts > 0)
    return `It has not gone yet, and is tried again. The mail server said: ${fault ?? 'nothing'}`
  return `On its way to ${to}...`
}
