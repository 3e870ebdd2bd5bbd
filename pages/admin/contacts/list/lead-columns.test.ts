import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { leadSorts } from '../../../../services/api/leads/contract.ts'
import { testForm } from '../../../../services/api/testing/test-firm.ts'
import { officeTime } from '../../format.ts'
import { waitingText } from '../lead-labels.tsx'
import { leadViewFixture } from '../lead-view-fixture.ts'
import { leadColumns } from './lead-columns.tsx'

const context = {
  form: testForm,
  now: 0,
  time: officeTime('America/Denver'),
  nameOf: (person: string) => person,
  towns: ['Vail', 'Eagle-Vail'],
  linkTo: (lead: string) => lead,
  open: () => undefined,
}

test('the lead list says which leads are Spanish, on phones too, where it shows only the names', () => {
  const name = leadColumns(context).find(({ id }) => id === 'name')
  const textOf = (language: 'en' | 'es') =>
    renderToStaticMarkup(name?.cell(leadViewFixture({ language })))
  expect(textOf('es')).toContain('>Spanish · A kitchen.<')
  expect(textOf('en')).not.toContain('Spanish')
})

test('the lead list says whose confirmation bounced', () => {
  const name = leadColumns(context).find(({ id }) => id === 'name')
  const email = { id: '1', what: '', to: 'june@exmaple.com', toProspect: true } as const
  const textOf = (state: 'failed' | 'sent', toProspect: boolean) =>
    renderToStaticMarkup(name?.cell(leadViewFixture({ emails: [{ ...email, state, toProspect }] })))
  expect(textOf('failed', true)).toContain('Email bounced')
  expect(textOf('failed', false)).not.toContain('Email bounced')
  expect(textOf('sent', true)).not.toContain('Email bounced')
})

test('the lead list has these columns and sort keys', () => {
  const columns = leadColumns(context)
  expect(columns.map(({ header }) => header)).toEqual([
    ...[
      'Name',
      'About',
      'Town',
      'Tags',
      'Assigned to',
      'Received',
      'Answer',
      'Next step',
      'Value',
      'Status',
    ],
  ])
  const sortable = columns.filter(({ sort }) => sort !== undefined)
  expect(new Set(sortable.map(({ id }) => id))).toEqual(new Set(leadSorts))
})

test('the lead list says how often somebody tried to reach a person, and which open lead has no next step', () => {
  const textOf = (id: string, fields: Parameters<typeof leadViewFixture>[0]) =>
    renderToStaticMarkup(
      leadColumns(context)
        .find((column) => column.id === id)
        ?.cell(leadViewFixture(fields)),
    )
  const tried = { at: '2026-11-05T15:00:00.000Z', by: 'Sam', how: 'call', outcome: 'no-answer' }
  expect(textOf('name', { attempts: [tried, tried] })).toContain('2 tries · ')
  expect(textOf('next', {})).toContain('none')
  expect(textOf('next', { status: 'lost' })).not.toContain('none')
})

test('the lead list says for how long a lead has waited, and the time left only when it is nearly up', () => {
  const receivedAt = '2026-11-05T15:00:00.000Z'
  const textAfter = (hours: number, fields: Parameters<typeof leadViewFixture>[0] = {}) =>
    waitingText(
      leadViewFixture({ receivedAt, dueAt: '2026-11-06T15:00:00.000Z', ...fields }),
      Date.parse(receivedAt) + hours * 3_600_000,
    )?.text
  expect(textAfter(0)).toBe('waiting 1 min')
  expect(textAfter(12)).toBe('waiting 12 h')
  expect(textAfter(21)).toBe('3 h left')
  expect(textAfter(26)).toBe('2 h late')
  expect(textAfter(72, { dueAt: undefined })).toBe('waiting 3 d')
  expect(textAfter(12, { status: 'lost' })).toBeUndefined()
})

test('the lead list names the town of an address, and on a narrow screen beside the message', () => {
  const cell = (id: string, town: string) =>
    renderToStaticMarkup(
      leadColumns(context)
        .find((column) => column.id === id)
        ?.cell(leadViewFixture({ town })),
    )
  expect(cell('town', '12 Mill Creek, Eagle-Vail')).toContain('>Eagle-Vail<')
  expect(cell('town', '12 Mill Creek, Eagle-Vail')).toContain('title="12 Mill Creek, Eagle-Vail"')
  expect(cell('town', 'Somewhere else')).toContain('>Somewhere else<')
  expect(cell('name', '3 Main St, Vail')).toContain('Vail · ')
})
