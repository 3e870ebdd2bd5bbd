import type { ContentSource } from '../../../services/api/site/content-report-contract.ts'
import { FileLink, TableHead } from '../components/tables.tsx'
import { formatPercent, type MatrixReport } from './measures.ts'

/** Services: where the texts of each come from, and the state of its pages. */
export function Presets({ matrix, source }: { matrix: MatrixReport; source: ContentSource }) {
  return (
    <section aria-labelledby="presets" className="presets">
      <h2 id="presets">Presets</h2>
      <p className="admin-intro">
        The copy a service’s pages share. A service without its own uses the copy for home services.
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
                <td>{preset ? 'its own' : 'home services'}</td>
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
