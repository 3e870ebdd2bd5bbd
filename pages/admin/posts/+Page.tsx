import { AdminLayout } from '../layout/AdminLayout.tsx'
import { ContentList } from './ContentList.tsx'

/** Posts, guides, projects and the other reported kinds of content, with their state. */
export const Page = () => <AdminLayout>{() => <ContentList />}</AdminLayout>
