import { useState } from 'react'
import type { FunnelMetrics } from '../../../services/api/analytics/contract.ts'
import { formatDollars, formatNumber, formatShare } from '../format.ts'
import { FigureRow, FigureTable, TableHead } from '../components/tables.tsx'
import { TextButton } from '../components/buttons.tsx'

interface Row extends FunnelMetrics {
  name: string
  label: string
  /** Details under the name. */
  subtitle?: string | undefined
  /** The path of the page that the row is about. */
  path?: string | undefined
}

interface AnalyticsTableProps {
  label: string
  /** The label of the first column. */
  column: string
  rows: readonly Row[]
  /** The address of the same data as CSV. */
  csvUrl: string
  /** Collapsed, where a chart shows the same. */
  collapsed?: boolean
}

/** How many rows are shown before “Show all”. */
const initialRows = 12

const columnHeads = ['Views', 'Visits', 'Forms started', 'Leads', 'Of visits', 'Won', 'Value']

export function AnalyticsTable({
  label,
  column,
  rows,
  csvUrl,
  collapsed = false,
}: AnalyticsTableProps) {
  const [all, setAll] = useState(false)
  const shown = all || collapsed ? rows : rows.slice(0, initialRows)
  const table = (
    <>
      <FigureTable label={label}>
        <TableHead textColumns={[column]} numberColumns={columnHeads} />
        <tbody>
          {shown.map((row) => (
            <FigureRow
              key={row.name}
              heading={
                <>
                  {row.path === undefined ? row.label : <a href={row.path}>{row.label}</a>}
                  {row.subtitle !== undefined && <span className="subtext">{row.subtitle}</span>}
                </>
              }
              labels={columnHeads}
              values={[
                formatNumber(row.views),
                formatNumber(row.visits),
                formatNumber(row.begun),
                formatNumber(row.leads),
                row.leads <= row.visits ? formatShare(row.leads, row.visits) : '–',
                formatNumber(row.won),
                row.value === 0 ? '–' : formatDollars(row.value),
              ]}
            />
          ))}
        </tbody>
      </FigureTable>
      <p className="table-footer">
        {!collapsed && rows.length > initialRows && (
          <TextButton onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${formatNumber(rows.length)}`}
          </TextButton>
        )}
        <a href={csvUrl} rel="external" download>
          Export (CSV)<span className="visually-hidden">: {label}</span>
        </a>
      </p>
    </>
  )
  if (!collapsed) return table
  return (
    <details className="collapsible-table">
      <summary>{label}</summary>
      {table}
    </details>
  )
}
