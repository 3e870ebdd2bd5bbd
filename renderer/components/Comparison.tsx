import { useWords } from '../page-context.tsx'
import { TitledTable } from './TitledTable.tsx'

interface ComparisonProps {
  title: string
  brand: string
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
export function Comparison({ title, brand, others, rows }: ComparisonProps) {
  const t = useWords('pageParts')
  return (
    <TitledTable title={title} className="comparison" columns={['', brand, ...others]}>
      {rows.map((row) => (
        <tr key={row.feature}>
          <th scope="row">{row.feature}</th>
          <td data-label={brand}>{row.us}</td>
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
