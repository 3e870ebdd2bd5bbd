import type { ActiveSession } from '../../../services/api/people/account-contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import { formatTime } from '../format.ts'
import { ErrorMessage } from '../components/ErrorMessage.tsx'
import { useResourceChange } from '../resource/use-resource.ts'
import { TextButton } from '../components/buttons.tsx'

/** The user's sessions on all devices; each can be ended. */
export function Sessions({ sessions }: { sessions: readonly ActiveSession[] }) {
  const end = useResourceChange({
    mutationFn: (path: string) => request('DELETE', path),
    refetch: ['account'],
  })
  return (
    <section className="account-section" aria-labelledby="sessions">
      <h2 id="sessions">Where you’re signed in</h2>
      <ul className="item-list">
        {sessions.map(({ id, device, lastSeenAt, current }) => (
          <li key={id}>
            <span>
              <b>{device}</b>, {current ? 'this device' : `last seen ${formatTime(lastSeenAt)}`}
            </span>
            {!current && (
              <TextButton
                aria-label={`Sign out ${device}`}
                onClick={() => end.mutate(paths.admin.sessionOf(id))}
              >
                Sign out
              </TextButton>
            )}
          </li>
        ))}
      </ul>
      <ErrorMessage error={end.error} />
      {sessions.length > 1 && (
        <button type="button" className="button" onClick={() => end.mutate(paths.admin.sessions)}>
          Sign out everywhere else
        </button>
      )}
    </section>
  )
}
