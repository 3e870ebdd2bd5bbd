import { FileLink } from '../FileLink.tsx'
import { TableHead } from '../TableHead.tsx'
import { percent, type MatrixOf } from './measures.ts'

/** The service types: whose copy each shows, and how its pages stand. */
export function Presets({
  matrix,
  repository,
}: {
  matrix: MatrixOf
  repository: string | undefined
}) {
  return (
    <section aria-labelledby="presets" className="presets">
      <h2 id="presets">Presets</h2>
      <p className="desk-lead">
        The copy that a service’s pages share. One without copy of its own shows that of home
        services.
      </p>
      <table className="desk-table">
        <TableHead words={['Service', 'Copy']} numbers={['Pages', 'Most alike']} />
        <tbody>
          {matrix.services.map(({ slug, label, file, preset }) => {
            const cells = matrix.cells.filter(({ service }) => service === slug)
            return (
              <tr key={slug}>
                <td>
                  {label}
                  <p className="under">
                    <FileLink file={file} repository={repository} />
                  </p>
                </td>
                <td>{preset ? 'its own' : 'of home services'}</td>
                <td className="number">{cells.length}</td>
                <td className="number">
                  {percent(Math.max(0, ...cells.map(({ similarity }) => similarity)))}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
