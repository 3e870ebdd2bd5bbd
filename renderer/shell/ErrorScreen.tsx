import { clearFailures } from '../client/failures.ts'

interface ErrorScreenProps {
  /** Whether there was an error before this one. */
  repeated: boolean
}

/** The error boundary's screen (S2.40 to S2.44, S7.8). */
export function ErrorScreen({ repeated }: ErrorScreenProps) {
  return (
    <div className="band narrow error-screen">
      <h1>Something went wrong</h1>
      <p>We encountered an error loading this page.</p>
      {repeated && <p>We’re having trouble loading this page. Try going back to the home page.</p>}
      <p className="actions">
        <button
          type="button"
          className="button"
          onClick={() => {
            clearFailures()
            location.assign('/')
          }}
        >
          Go to Home
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            clearFailures()
            location.reload()
          }}
        >
          Try Again
        </button>
      </p>
    </div>
  )
}
