import { inboxList, inboxPaths } from '../../../services/api/mailbox/contract.ts'
import { useResource } from '../resource/use-resource.ts'

/**
 * How many emails wait in the inbox, and whether a mailbox is read.
 * @param enabled whether somebody is signed in
 */
export const useInboxCount = (enabled = true) =>
  useResource({
    key: ['leads', 'inbox', 'number'],
    path: `${inboxPaths.inbox}?perPage=1`,
    response: inboxList,
    enabled,
    staleTime: 60_000,
  }).data
