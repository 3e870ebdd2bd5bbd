import type { Column } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { LeadView } from '../../../services/api/contract/admin.ts'
import type { features } from './lead-columns.tsx'

interface LeadHeadProps {
  column: Column<typeof features, LeadView>
  children: ReactNode
}

const orders = { asc: 'ascending', desc: 'descending' } as const

/** A column's head; of one that can be ordered by it is a button that says in which order it is. */
export function LeadHead({ column, children }: LeadHeadProps) {
  if (!column.getCanSort())
    return (
      <th scope="col" data-column={column.id}>
        {children}
      </th>
    )
  const sorted = column.getIsSorted()
  return (
    <th scope="col" data-column={column.id} aria-sort={sorted ? orders[sorted] : undefined}>
      <button type="button" className="head" onClick={column.getToggleSortingHandler()}>
        {children}
        <span aria-hidden="true">{sorted === 'asc' ? '↑' : sorted === 'desc' ? '↓' : ''}</span>
      </button>
    </th>
  )
}
