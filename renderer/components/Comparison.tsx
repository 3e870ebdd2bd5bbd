import { useWords } from '../page-context.tsx'
import { TitledTable } from './TitledTable.tsx'

interface ComparisonProps extends Omit<ComparisonTableProps, 'first' | 'title'> {
  title: string
  brand: string
}

interface ComparisonTableProps {
  title?: string | undefined
  /** The column that stands out. */
  first: string
  others: readonly string[]
  /** `us` is the firm's cell; then a question to ask all competitors, or a cell for each. */
  rows: readonly {
    feature: string
    us: string
    ask?: string | undefined
    others?: readonly string[] | undefined
  }[]
}

/** A comparison of the firm with kinds of competitors, without names. */
export const Comparison = ({ brand, ...table }: ComparisonProps) => (
  <ComparisonTable {...table} first={brand} />
)

/** A table that compares things, the first of which stands out; without a title it has its headings as its name. */
export function ComparisonTable({ title, first, others, rows }: ComparisonTableProps) {
  const t = useWords('pageParts')
  const columns = ['', first, ...others]
  return (
    <TitledTable title={title} className="comparison" columns={columns}>
      {rows.map((row) => (
        <tr key={row.feature}>
          <th scope="row">{row.feature}</th>
          <td data-label={first}>{row.us}</td>
          {row.ask && (
            <td colSpan={others.length} data-label={t('othersColumn')}>
              {t('ask', { question: row.ask })}
            </td>
          )}
          {row.others?.map((value, index) => (
            <td key={others[index]} data-label={others[index]}>
              {value}
            </td>
          ))}
        </tr>
      ))}
    </TitledTable>
  )
}
