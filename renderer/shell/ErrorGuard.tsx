import { Component, type ReactNode, useEffect, useState } from 'react'
import { isOurs, noteFailure } from '../client/failures.ts'
import type { ShownPage } from '../page-context.tsx'
import { FailedScreen } from './FailedScreen.tsx'

interface Props {
  /** Once another page is shown, or the same one anew, there is a fresh try. */
  page: ShownPage
  children: ReactNode
}
interface State {
  failed: boolean
  again: boolean
}

/**
 * SPEC.md §4 "Global error guard": what fails below it is replaced by the screen that says so. React
 * logs the error. A rejected promise that nobody minds is logged by the browser, and that is all.
 */
export class ErrorGuard extends Component<Props, State> {
  static getDerivedStateFromError = () => ({ failed: true })
  override state: State = { failed: false, again: false }

  override componentDidCatch() {
    this.setState({ again: noteFailure() })
  }

  override componentDidUpdate(before: Props, { failed }: State) {
    if (failed && before.page !== this.props.page) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? <FailedScreen again={this.state.again} /> : this.props.children
  }
}

/** Errors outside rendering, as in a handler, fail the page too: they are thrown for the guard above. */
export function RuntimeErrors() {
  const [error, setError] = useState<Error>()
  useEffect(() => {
    const note = (event: ErrorEvent) => {
      if (isOurs(event)) setError(event.error as Error)
    }
    addEventListener('error', note)
    return () => removeEventListener('error', note)
  }, [])
  if (error) throw error
  return null
}
