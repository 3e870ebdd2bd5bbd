import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { request } from '../../../../renderer/client/http.ts'
import { paths } from '../../../../services/api/contract/paths.ts'
import {
  presenceIntervalMs,
  presenceResponse,
} from '../../../../services/api/leads/presence-contract.ts'
import { useMe } from '../../layout/AdminLayout.tsx'
import { presenceKey } from '../../lead-events.ts'
import { hasSessionEnded } from '../../session-end.ts'
import { useColleagues } from '../changes/lead-queries.ts'

/** Says that this tab shows the lead. @returns who does, by id */
const report = async (lead: string, tab: string, open: boolean): Promise<string[]> =>
  presenceResponse.parse(await request('POST', paths.admin.leadPresence(lead), { tab, open }))
    .people

/** Who else has the lead open, so that two people don’t call at once. The event stream updates it. */
export function Presence({ lead }: { lead: string }) {
  const me = useMe()
  const colleagues = useColleagues()
  const [tab] = useState(() => crypto.randomUUID())
  const { data: people = [] } = useQuery({
    queryKey: presenceKey(lead),
    queryFn: () => report(lead, tab, true),
    refetchInterval: presenceIntervalMs,
    // A phone that dials hides the tab.
    refetchIntervalInBackground: true,
    staleTime: 0,
  })
  useEffect(() => {
    const leave = () => {
      if (!hasSessionEnded()) void report(lead, tab, false).catch(() => undefined)
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [lead, tab])
  const others = colleagues.filter(({ id }) => id !== me.id && people.includes(id))
  return (
    <p className="presence" role="status">
      {others.length > 0 &&
        `${new Intl.ListFormat('en-US').format(others.map(({ name }) => name))} ${others.length === 1 ? 'has' : 'have'} this lead open, too.`}
    </p>
  )
}
