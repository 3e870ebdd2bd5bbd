import { createRoot, type Root } from 'react-dom/client'
import { recordFailure } from '../client/failures.ts'
import { ErrorScreen } from '../shell/ErrorScreen.tsx'

let root: Root | undefined

/** Shows the error screen in place of the page's content, and a toast. */
export function showErrorScreen(): void {
  const main = document.querySelector('main')
  if (!main) return
  const repeated = recordFailure()
  if (!root) {
    main.replaceChildren()
    root = createRoot(main)
  }
  root.render(<ErrorScreen repeated={repeated} />)
}
