import './matrix.css'
import { AdminLayout } from '../layout/AdminLayout.tsx'
import { FileLink, TableHead } from '../components/tables.tsx'
import { QueryError } from '../components/ErrorMessage.tsx'
import { useContentReport } from '../content-report.ts'
import { Matrix } from './Matrix.tsx'
import { formatPercent, type MatrixProps } from './measures.ts'

/** The matrix of services and towns, and where their texts come from. */
export const Page = () => (
  <AdminLayout>
    <Services />
  </AdminLayout>
)

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

/** Services: where the texts of each come from, and the state of its pages. */
function Presets({ matrix, source }: MatrixProps) {
  return (
    <section aria-labelledby="presets" className="presets">
      <h2 id="presets">Presets</h2>
      <p className="admin-intro">
        The copy a service’s pages share. A service without its own uses that of the service with
        “fallback: true”.
      </p>
      <table className="admin-table" aria-labelledby="presets">
        <TableHead textColumns={['Service', 'Copy']} numberColumns={['Pages', 'Most similar']} />
        <tbody>
          {matrix.services.map(({ slug, label, file, preset }) => {
            const cells = matrix.cells.filter(({ service }) => service === slug)
            return (
              <tr key={slug}>
                <td>
                  {label}
                  <p className="subtext">
                    <FileLink file={file} source={source} />
                  </p>
                </td>
                <td>{preset ? 'its own' : 'the fallback’s'}</td>
                <td className="number">{cells.length}</td>
                <td className="number">
                  {formatPercent(Math.max(0, ...cells.map(({ similarity }) => similarity)))}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
