import { toast } from './toasts.ts'

/** Where the last error was (SPEC.md §4 "Global error guard"). */
const key = 'lastErrorPath'
let inThisDocument = 0

/**
 * Notes that a page has failed and tells its visitor. The path is kept for the visit, unless it is
 * the root. Out: whether another page had failed before, here or before a reload.
 */
export function noteFailure(): boolean {
  const again = inThisDocument > 0 || !!storage()?.getItem(key)
  inThisDocument += 1
  if (location.pathname !== '/') storage()?.setItem(key, location.pathname)
  toast({
    title: 'Oops! Something went wrong',
    description: 'We encountered an error loading this page.',
    variant: 'destructive',
  })
  return again
}

/** The visitor has chosen a way on: the next failure is a first one. */
export function forgetFailures(): void {
  inThisDocument = 0
  storage()?.removeItem(key)
}

/**
 * Whether the site's own code failed, and not an extension's, or the browser's remark about a
 * layout that was slow to settle, which comes without an error.
 */
export const isOurs = ({ error, filename }: ErrorEvent): boolean =>
  error instanceof Error && (!filename || filename.startsWith(location.origin))

function storage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    // Denied: an error counts until the page is loaded anew.
    return undefined
  }
}
