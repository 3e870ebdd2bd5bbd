import { forgetFailures } from '../client/failures.ts'

interface FailedScreenProps {
  /** This is not the first error. */
  again: boolean
}

/** SPEC.md §4 "Global error guard", §8 "Render error". */
export function FailedScreen({ again }: FailedScreenProps) {
  return (
    <div className="band narrow failed">
      <h1>Something went wrong</h1>
      <p>We encountered an error loading this page.</p>
      {again && <p>We’re having trouble loading this page. Try going back to the home page.</p>}
      <p className="actions">
        <button
          type="button"
          className="button"
          onClick={() => {
            forgetFailures()
            // Followed like a link: in the app, on a mobile device by a full load.
            location.assign('/')
          }}
        >
          Go to Home
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            forgetFailures()
            location.reload()
          }}
        >
          Try Again
        </button>
      </p>
    </div>
  )
}
