import { useQuery } from '@tanstack/react-query'
import { currentPerson } from './session.ts'
import { SignedOut } from './SignedOut.tsx'

/** How often it is asked why no news come, in ms. */
const askEveryMs = 5_000

/** While no news come: why, and what to do. What is typed on the page stays. */
export function LostLine() {
  const person = useQuery({
    queryKey: ['session', 'while no news come'],
    queryFn: currentPerson,
    staleTime: 0,
    refetchInterval: askEveryMs,
  })
  if (person.isPending || person.data) return null
  return (
    <p className="field-error" role="alert">
      {person.isError ? (
        'The service cannot be reached. This page asks again every few seconds, and what you have typed stays.'
      ) : (
        <SignedOut />
      )}
    </p>
  )
}
