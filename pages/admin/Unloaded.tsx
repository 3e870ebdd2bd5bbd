import type { UseQueryResult } from '@tanstack/react-query'
import { Fault } from './Fault.tsx'

/** What could not be loaded: why, and another try. */
export const Unloaded = ({
  of: { error, isFetching, refetch },
}: {
  of: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
}) => (
  <div className="unloaded">
    <Fault of={error} />
    <button type="button" className="quiet" disabled={isFetching} onClick={() => void refetch()}>
      {isFetching ? 'Trying again...' : 'Try again'}
    </button>
  </div>
)
