import { AdminLayout, useMe } from '../layout/AdminLayout.tsx'
import { Mailings } from './Mailings.tsx'
import { Subscribers } from './Subscribers.tsx'
import './subscribers.css'

/** The subscribers with their consent records, and the articles that the owner emails to them. */
export const Page = () => (
  <AdminLayout>
    <Subscribers />
    <MailingsOfOwner />
  </AdminLayout>
)

const MailingsOfOwner = () => useMe().role === 'owner' && <Mailings />
