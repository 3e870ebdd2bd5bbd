import '../charts/charts.css'
import './dashboard.css'
import { AdminLayout } from '../layout/AdminLayout.tsx'
import { Dashboard } from './Dashboard.tsx'

export const Page = () => (
  <AdminLayout>{({ role }) => <Dashboard isOwner={role === 'owner'} />}</AdminLayout>
)
