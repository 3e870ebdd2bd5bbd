import { AdminLayout } from '../layout/AdminLayout.tsx'
import { Subscribers } from './Subscribers.tsx'
import './subscribers.css'

/** The subscribers, and their consent records. */
export const Page = () => (
  <AdminLayout>{({ role }) => <Subscribers mayErase={role === 'owner'} />}</AdminLayout>
)
