import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type FailedMail as Failed,
  type FailedMailChange,
  failedMailList,
} from '../../../services/api/contract/failed-mail.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import { useArrival } from '../arrival.ts'
import { Fault } from '../Fault.tsx'

/** Letters that did not arrive, until somebody has taken care of each. Nothing when there are none. */
export function FailedMail() {
  const queries = useQueryClient()
  const list = useQuery({
    queryKey: ['failed-mail'],
    queryFn: async () => failedMailList.parse(await request('GET', paths.admin.failedMail)).mail,
  })
  const act = useMutation({
    mutationFn: ({ id, action }: { id: string; action: FailedMailChange['action'] }) =>
      request('PATCH', paths.admin.failedMailOf(id), { action }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['failed-mail'] }),
  })
  useArrival('failed-mail', list.isSuccess)
  if (!list.data || list.data.length === 0) return null
  return (
    <section className="failed-mail" aria-labelledby="failed-mail">
      <h2 id="failed-mail" tabIndex={-1}>
        Letters that did not arrive
      </h2>
      <Fault of={act.error} />
      <ul>
        {list.data.map((mail) => (
          <li key={mail.id}>
            <Words mail={mail} />
            <button
              type="button"
              className="quiet"
              onClick={() => act.mutate({ id: mail.id, action: 'try again' })}
            >
              Send again
            </button>
            <button
              type="button"
              className="quiet"
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

const Words = ({ mail: { what, to, lead, fault, attempts } }: { mail: Failed }) => (
  <p>
    <b>{to}</b> did not get {what}
    {lead && <> ({lead})</>}, after {attempts} {attempts === 1 ? 'attempt' : 'attempts'}. The mail
    server said: {fault}
  </p>
)
