import { hasRight } from '../../../services/api/contract/colleague.ts'
import { AdminLayout, useMe } from '../layout/AdminLayout.tsx'
import { Applications } from './Applications.tsx'
import './applications.css'

/** Job applications, for the owner and staff who may see them. */
export const Page = () => (
  <AdminLayout>
    <ApplicationsOrNot />
  </AdminLayout>
)

const ApplicationsOrNot = () =>
  hasRight(useMe(), 'applications') ? (
    <Applications />
  ) : (
    <p>You don’t have access to job applications. The owner can give it to you under Settings.</p>
  )
