import '../charts/charts.css'
import './analytics.css'
import { AdminLayout } from '../layout/AdminLayout.tsx'
import { Analytics } from './Analytics.tsx'

/** The conversion of visits: forms, leads, won leads; over time and by origin. */
export const Page = () => <AdminLayout>{() => <Analytics />}</AdminLayout>
