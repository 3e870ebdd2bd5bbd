import { AdminLayout } from '../AdminLayout.tsx'
import { ContentList } from './ContentList.tsx'

/** All posts, guides, projects and entries of other kinds with a report, with their state. */
export const Page = () => <AdminLayout title="Posts">{() => <ContentList />}</AdminLayout>
