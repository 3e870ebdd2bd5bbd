import './matrix.css'
import { Desk } from '../Desk.tsx'
import { Unloaded } from '../Unloaded.tsx'
import { useContentReport } from '../content-report.ts'
import { Matrix } from './Matrix.tsx'
import { Presets } from './Presets.tsx'

/** Every service type in every town, as a picture, and where their copy comes from. */
export const Page = () => <Desk title="Services">{() => <Services />}</Desk>

function Services() {
  const report = useContentReport()
  if (report.isPending) return <p role="status">Loading...</p>
  if (report.isLoadingError) return <Unloaded of={report} />
  const { matrix, repository } = report.data
  return (
    <div className="services-columns">
      <Matrix matrix={matrix} repository={repository} />
      <Presets matrix={matrix} repository={repository} />
    </div>
  )
}
