import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useWindowEvent } from '../../renderer/client/hooks.ts'
import { paths } from '../../services/api/contract/paths.ts'
import { fetchCurrentUser, isSignInNeeded, signInUrl } from './session.ts'
import { clearPersonalKeys } from './stored-keys.ts'
import { storedPrefix } from '../../services/api/contract/stored-prefix.ts'
import { within } from './within.ts'

/** `signed out`: by the person, in this browser. `ended`: it expired, or was ended elsewhere. */
type Ending = 'signed out' | 'ended'

/** The channel between the tabs of this browser. */
const channelName = `${storedPrefix}:session`

/** Set on the html element while nothing of the admin may be seen; admin.css hides it. */
const hiddenAttribute = 'adminHidden'

const changes = new EventTarget()
let hasEnded = false

const hide = () => {
  document.documentElement.dataset[hiddenAttribute] = ''
}
const show = () => {
  delete document.documentElement.dataset[hiddenAttribute]
}

/** Whether the session has ended: calls would only get errors. */
export const hasSessionEnded = (): boolean => hasEnded

/** Whether the session has ended, so that a page renders nothing personal while the sign-in opens. */
export const useHasSessionEnded = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      changes.addEventListener('end', notify)
      return () => changes.removeEventListener('end', notify)
    },
    () => hasEnded,
    () => false,
  )

/** How long the sign-in waits for what ends with the session in this browser, in ms. */
const lastWorkMs = 2_000

/**
 * Removes everything personal from this tab and opens the sign-in, which leads back after a session that ended.
 * @param lastWork what is to end in this browser before
 */
function leave(ending: Ending, queries: QueryClient, lastWork?: () => Promise<void>): void {
  if (hasEnded) return
  hasEnded = true
  hide()
  changes.dispatchEvent(new Event('end'))
  queries.clear()
  if (ending === 'signed out') clearPersonalKeys()
  document.title = 'Sign in'
  const open = () =>
    location.replace(ending === 'signed out' ? paths.admin.signInPage : signInUrl(location))
  if (!lastWork) return open()
  void within(lastWorkMs, lastWork().catch(console.warn)).then(open)
}

/**
 * Ends the session on the screens of all tabs.
 * @param lastWork is done in this tab, which shows nothing any more, before the sign-in opens; that waits two seconds at most
 */
export function endSession(
  ending: Ending,
  queries: QueryClient,
  lastWork?: () => Promise<void>,
): void {
  if (hasEnded) return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(ending)
  channel.close()
  leave(ending, queries, lastWork)
}

/** Ends it if there is no session any more. Another failure of the check changes nothing. */
export const checkSession = async (queries: QueryClient): Promise<void> => {
  const user = await fetchCurrentUser().catch(() => undefined)
  if (user === null) endSession('ended', queries)
}

/**
 * Watches for the end of the session: in another tab, in the answer to any call, and when the browser shows the page
 * again from its page cache, where it is hidden until the session is checked.
 *
 * @param personId the signed-in person; undefined while they are loaded
 */
export function useSessionEnd(personId: string | undefined): void {
  const queries = useQueryClient()
  useEffect(() => {
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = ({ data }: MessageEvent<unknown>) =>
      leave(data === 'signed out' ? data : 'ended', queries)
    const onEvent = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      if (isSignInNeeded(event.action.error)) endSession('ended', queries)
    }
    const stopQueries = queries.getQueryCache().subscribe(onEvent)
    const stopChanges = queries.getMutationCache().subscribe(onEvent)
    return () => {
      channel.close()
      stopQueries()
      stopChanges()
    }
  }, [queries])
  const onRestore = async () => {
    // The sign-in did not open then: it opens now.
    if (hasEnded) return location.replace(paths.admin.signInPage)
    const user = await fetchCurrentUser().catch(() => undefined)
    if (user === null) endSession('ended', queries)
    else if (user && (personId === undefined || user.id === personId)) show()
    else location.reload()
  }
  useWindowEvent('pagehide', ({ persisted }) => persisted && hide())
  useWindowEvent('pageshow', ({ persisted }) => persisted && void onRestore())
}
