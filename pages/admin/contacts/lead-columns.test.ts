import { expect, test } from 'vitest'
import { leadSorts } from '../../../services/api/contract/leads.ts'
import { leadColumns } from './lead-columns.tsx'

test('the columns of the leads table, and by which of them it sorts', () => {
  expect(leadColumns.map(({ header }) => header)).toEqual([
    expect.any(Function),
    ...['Name', 'About', 'Tags', 'Assigned to', 'Received', 'Answer', 'Value', 'Status'],
  ])
  const sortable = leadColumns.filter(({ enableSorting }) => enableSorting)
  const keys = sortable.map(
    (column) => column.id ?? ('accessorKey' in column && column.accessorKey),
  )
  expect(new Set(keys)).toEqual(new Set(leadSorts))
})
