import { AdminLayout } from '../layout/AdminLayout.tsx'
import { Contacts } from './Contacts.tsx'
import './contacts.css'
import './list/lead-list.css'
import './lead/lead.css'

export const Page = () => <AdminLayout>{(me) => <Contacts me={me} />}</AdminLayout>
