import { AdminLayout } from '../layout/AdminLayout.tsx'
import { Inbox } from './Inbox.tsx'
import '../contacts/conversation/conversation.css'
import './inbox.css'

/** Emails that came in and belong to no lead for certain. */
export const Page = () => (
  <AdminLayout>
    <Inbox />
  </AdminLayout>
)
