import { conversation } from '../../../../services/api/leads/conversation-contract.ts'
import { paths } from '../../../../services/api/contract/paths.ts'
import { useResource } from '../../resource/use-resource.ts'

/** The emails of a lead, and whether it can be answered from here. */
export const useConversation = (id: string) =>
  useResource({
    key: ['leads', 'conversation', id],
    path: paths.admin.leadConversation(id),
    response: conversation,
    staleTime: 0,
  })
