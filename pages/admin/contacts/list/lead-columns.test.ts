import { expect, test } from 'vitest'
import { leadSorts } from '../../../../services/api/leads/contract.ts'
import { leadColumns } from './lead-columns.tsx'

test('the lead list has these columns and sort keys', () => {
  const columns = leadColumns({
    now: 0,
    nameOf: (person) => person,
    linkTo: (lead) => lead,
    open: () => undefined,
  })
  expect(columns.map(({ header }) => header)).toEqual([
    ...['Name', 'About', 'Tags', 'Assigned to', 'Received', 'Answer', 'Value', 'Status'],
  ])
  const sortable = columns.filter(({ sort }) => sort !== undefined)
  expect(new Set(sortable.map(({ id }) => id))).toEqual(new Set(leadSorts))
})
