import '../charts/charts.css'
import './dashboard.css'
import { Desk } from '../Desk.tsx'
import { Dashboard } from './Dashboard.tsx'

/** What needs doing now. */
export const Page = () => (
  <Desk title="Dashboard">{({ role }) => <Dashboard isOwner={role === 'owner'} />}</Desk>
)
