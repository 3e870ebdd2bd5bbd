import type { Analytics } from '../../../services/api/analytics/contract.ts'
import { useContentReport } from '../content-report.ts'
import { formatNumber } from '../format.ts'
import { TableHead } from '../components/tables.tsx'

/** Addresses that visitors opened and that lead nowhere: old links, typing mistakes, pages that were removed. */
export const MissingPages = ({ missing }: Pick<Analytics, 'missing'>) => {
  const folder = useContentReport().data?.source.folder ?? 'content'
  return (
    <section aria-labelledby="missing-pages">
      <h2 id="missing-pages">Addresses without a page</h2>
      {missing.length === 0 ? (
        <p>Nobody opened an address of this site that leads nowhere.</p>
      ) : (
        <>
          <p className="admin-intro">
            People followed a link or typed one of these, and there’s no page now. To send them to
            the right one, add the address to <code>{folder}/redirects.yaml</code> as{' '}
            <code>from</code>, with the right page as <code>to</code>.
          </p>
          <table className="admin-table narrow-table" aria-label="Addresses without a page">
            <TableHead textColumns={['Address']} numberColumns={['Views']} />
            <tbody>
              {missing.map(({ path, views }) => (
                <tr key={path}>
                  <th scope="row">
                    <a href={path}>{path}</a>
                  </th>
                  <td className="number">{formatNumber(views)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}
