import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OpenSession } from '../../../services/api/contract/account.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import { timeInWords } from '../contacts/time.ts'
import { Fault } from '../Fault.tsx'

/** Every device that is signed in, and an end to any of them. */
export function Sessions({ sessions }: { sessions: readonly OpenSession[] }) {
  const queries = useQueryClient()
  const end = useMutation({
    mutationFn: (path: string) => request('DELETE', path),
    onSettled: () => queries.invalidateQueries({ queryKey: ['account'] }),
  })
  return (
    <section className="desk-part" aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      <ul className="rows">
        {sessions.map(({ id, device, lastSeenAt, current }) => (
          <li key={id}>
            <span>
              <b>{device}</b>, {current ? 'here, now' : `last seen ${timeInWords(lastSeenAt)}`}
            </span>
            {!current && (
              <button
                type="button"
                className="quiet"
                aria-label={`Sign out ${device}`}
                onClick={() => end.mutate(paths.admin.sessionOf(id))}
              >
                Sign out
              </button>
            )}
          </li>
        ))}
      </ul>
      <Fault of={end.error} />
      {sessions.length > 1 && (
        <button type="button" className="button" onClick={() => end.mutate(paths.admin.sessions)}>
          Sign out everywhere else
        </button>
      )}
    </section>
  )
}
