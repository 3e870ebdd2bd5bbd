import './matrix.css'
import { AdminLayout } from '../layout/AdminLayout.tsx'
import { QueryError } from '../components/ErrorMessage.tsx'
import { useContentReport } from '../content-report.ts'
import { Matrix } from './Matrix.tsx'
import { Presets } from './Presets.tsx'

/** The matrix of services and towns, and where their texts come from. */
export const Page = () => <AdminLayout>{() => <Services />}</AdminLayout>

function Services() {
  const report = useContentReport()
  if (report.isPending) return <p role="status">Loading...</p>
  if (report.isLoadingError) return <QueryError query={report} />
  const { matrix, source } = report.data
  return (
    <div className="services-columns">
      <Matrix matrix={matrix} source={source} />
      <Presets matrix={matrix} source={source} />
    </div>
  )
}
