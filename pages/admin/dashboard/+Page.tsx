import './dashboard.css'
import { dashboardResponse } from '../../../services/api/analytics/dashboard-contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { ErrorMessage, QueryError } from '../components/ErrorMessage.tsx'
import { WhoseTabs } from '../components/WhoseTabs.tsx'
import { AdminLayout, useMe } from '../layout/AdminLayout.tsx'
import { useResource } from '../resource/use-resource.ts'
import { Counters } from './Counters.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { NewLeads, OtherTasks, OwnTasks } from './Tasks.tsx'

/** The periodic refetch, in ms; a change of a lead also refetches. */
const refetchMs = 5 * 60_000

export const Page = () => (
  <AdminLayout>
    <Dashboard />
  </AdminLayout>
)

/** What is due for the signed-in person, what is new, then the rest and the numbers. */
function Dashboard() {
  const me = useMe()
  const answer = useResource({
    key: ['leads', 'dashboard'],
    path: paths.admin.dashboard,
    response: dashboardResponse,
    refetchInterval: refetchMs,
  })
  if (answer.isPending) return <p role="status">Loading the dashboard...</p>
  if (answer.isLoadingError) return <QueryError query={answer} />
  const { own, others, without, waiting, steps } = answer.data
  const whose = me.whose ?? 'everybody'
  return (
    <div className="dashboard">
      {/* Stale data stays visible, with the error. */}
      <ErrorMessage error={answer.error} />
      <WhoseTabs whose={whose} choose={() => undefined} />
      {me.role === 'owner' && !steps.request && <FirstSteps steps={steps} />}
      <OwnTasks own={own} />
      <NewLeads waiting={waiting} listed={own.answers.leads} hasHadLead={steps.request} />
      <OtherTasks others={others} without={without} whose={whose} />
      {me.role === 'owner' && steps.request && <FirstSteps steps={steps} />}
      <Counters data={answer.data} />
    </div>
  )
}
