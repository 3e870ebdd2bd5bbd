import { Component, type ReactNode, useState } from 'react'
import { isOwnError } from '../client/error-guard.ts'
import { recordFailure } from '../client/failures.ts'
import { useWindowEvent } from '../client/hooks.ts'
import { ErrorScreen } from './ErrorScreen.tsx'

interface Props {
  children: ReactNode
}
interface State {
  failed: boolean
  repeated: boolean
}

/**
 * S2.40: shows the error screen if a component below it throws. React logs the error. Unhandled promise
 * rejections are only logged, by the browser.
 */
export class ErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError = () => ({ failed: true })
  override state: State = { failed: false, repeated: false }

  override componentDidCatch() {
    this.setState({ repeated: recordFailure() })
  }

  override render() {
    return this.state.failed ? <ErrorScreen repeated={this.state.repeated} /> : this.props.children
  }
}

/**
 * Rethrows errors from outside rendering, such as in event handlers, while rendering, so that the
 * error boundary catches them.
 */
export function RuntimeErrors() {
  const [error, setError] = useState<Error>()
  useWindowEvent('error', (event) => {
    if (isOwnError(event)) setError(event.error as Error)
  })
  if (error) throw error
  return null
}
