import { pageWords } from './page-words.ts'
import { withStorage } from './storage.ts'
import { toast } from './toasts.ts'

/** sessionStorage key: the path of the last error (S2.41). */
const storageKey = 'lastErrorPath'
let failuresInDocument = 0

/**
 * Records that a page has failed and notifies the visitor. The path is stored for the visit, unless
 * it is the root.
 *
 * @returns whether there was a failure before, in this document or before a reload
 */
export function recordFailure(): boolean {
  const repeated = failuresInDocument > 0 || !!withStorage(() => sessionStorage.getItem(storageKey))
  failuresInDocument += 1
  // Where storage is denied, errors are remembered until the document is reloaded.
  if (location.pathname !== '/')
    withStorage(() => sessionStorage.setItem(storageKey, location.pathname))
  const t = pageWords('failure')
  toast({ title: t('toastTitle'), description: t('failed'), variant: 'destructive' })
  return repeated
}

/** Called when the visitor leaves the error screen: the next failure counts as the first. */
export function clearFailures(): void {
  failuresInDocument = 0
  withStorage(() => sessionStorage.removeItem(storageKey))
}
