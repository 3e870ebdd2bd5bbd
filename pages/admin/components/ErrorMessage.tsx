import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { errorText, fetchCurrentUser, isSignInNeeded, signInUrl } from '../session.ts'
import { TextButton } from './buttons.tsx'

/** The message of a failed call; nothing without an error. */
export const ErrorMessage = ({ error }: { error: unknown }) =>
  error ? (
    <p className="field-error" role="alert">
      {isSignInNeeded(error) ? <SignedOutMessage /> : errorText(error)}
    </p>
  ) : null

/** Why a query failed, and a button to retry. */
export const QueryError = ({
  query: { error, isFetching, refetch },
}: {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
}) => (
  <div>
    <ErrorMessage error={error} />
    <TextButton disabled={isFetching} onClick={() => void refetch()}>
      {isFetching ? 'Trying again...' : 'Try again'}
    </TextButton>
  </div>
)

/** For a user whose session has just ended. */
const SignedOutMessage = () => (
  <>
    You’re signed out. <a href={signInUrl(location)}>Sign in</a> and you’ll come right back here. A
    note you started is still there.
  </>
)

/** How often a lost connection is checked, in ms. */
const pollIntervalMs = 5_000

/** Shown while the event stream is down: why, and what to do. Unsaved text on the page is kept. */
export function ConnectionLost() {
  const person = useQuery({
    queryKey: ['session', 'disconnected'],
    queryFn: fetchCurrentUser,
    staleTime: 0,
    refetchInterval: pollIntervalMs,
  })
  if (person.isPending || person.data) return null
  return (
    <p className="field-error" role="alert">
      {person.isError ? (
        'We can’t reach the service. We’ll keep trying every few seconds, and anything you’ve typed stays.'
      ) : (
        <SignedOutMessage />
      )}
    </p>
  )
}
