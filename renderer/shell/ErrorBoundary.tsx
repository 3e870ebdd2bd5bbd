import { Component, type ReactNode, useEffect, useState } from 'react'
import { clearFailures, isOwnError, recordFailure } from '../client/failures.ts'
import type { ShownPage } from '../page-context.tsx'

interface Props {
  /** Navigation, even to the same page, resets the error. */
  page: ShownPage
  children: ReactNode
}
interface State {
  failed: boolean
  repeated: boolean
}

/**
 * S2.40: an error below it shows the error screen. React logs the error. Unhandled promise
 * rejections are only logged, by the browser.
 */
export class ErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError = () => ({ failed: true })
  override state: State = { failed: false, repeated: false }

  override componentDidCatch() {
    this.setState({ repeated: recordFailure() })
  }

  override componentDidUpdate(before: Props, { failed }: State) {
    if (failed && before.page !== this.props.page) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? <ErrorScreen repeated={this.state.repeated} /> : this.props.children
  }
}

/**
 * Throws errors from outside rendering, such as event handlers, during rendering, so that the
 * boundary above catches them.
 */
export function RuntimeErrors() {
  const [error, setError] = useState<Error>()
  useEffect(() => {
    const onError = (event: ErrorEvent) => {
      if (isOwnError(event)) setError(event.error as Error)
    }
    addEventListener('error', onError)
    return () => removeEventListener('error', onError)
  }, [])
  if (error) throw error
  return null
}

interface ErrorScreenProps {
  /** This is not the first error. */
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
