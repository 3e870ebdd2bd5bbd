import { useQueryClient } from '@tanstack/react-query'
import { request } from '../../../renderer/client/http.ts'
import { toast } from '../../../renderer/client/toasts.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { sessionResponse, type WhoseLeads } from '../../../services/api/people/account-contract.ts'
import { useColleagues } from '../contacts/changes/lead-queries.ts'
import { useMe } from '../layout/AdminLayout.tsx'
import { errorText } from '../session.ts'
import { Tabs } from '../resource/Tabs.tsx'
import { useResourceChange } from '../resource/use-resource.ts'

interface WhoseTabsProps {
  /** Whose leads are shown; undefined: somebody else's. */
  whose: WhoseLeads | undefined
  choose: (whose: WhoseLeads) => void
}

/** Chooses between one's own leads and everybody's, which is remembered on all devices. */
export function WhoseTabs({ whose, choose }: WhoseTabsProps) {
  const queries = useQueryClient()
  const me = useMe()
  const remember = useResourceChange({
    mutationFn: async (wanted: WhoseLeads) =>
      sessionResponse.parse(await request('PATCH', paths.admin.whose, { whose: wanted })).person,
    onMutate: (wanted) => queries.setQueryData(['session'], { ...me, whose: wanted }),
    onError: (error) =>
      toast({ title: 'Not saved', description: errorText(error), variant: 'destructive' }),
    refetch: ['session'],
  })
  const isAlone = useColleagues().length < 2
  if (isAlone) return null
  return (
    <Tabs
      label="Whose leads"
      value={whose ?? ''}
      tabs={[
        { value: 'mine', label: 'Mine' },
        { value: 'everybody', label: 'Everybody’s' },
      ]}
      choose={(wanted) => {
        if (wanted === '') return
        remember.mutate(wanted)
        choose(wanted)
      }}
    />
  )
}
