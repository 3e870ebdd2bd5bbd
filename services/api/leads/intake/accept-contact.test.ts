import { expect, test } from 'vitest'
import { everyHour } from '../../testing/test-firm.ts'
import type { Lead } from '../lead.ts'
import { DuplicateIdError } from '../../storage/errors.ts'
import { testForm } from '../../testing/test-firm.ts'
import { acceptContact } from './accept-contact.ts'
import type { LeadIntakeRepository } from '../lead-repository.ts'

const request = {
  name: 'Ann',
  email: 'ann@example.com',
  phone: '970-555-0111',
  serviceType: 'custom' as const,
  acceptTerms: true as const,
  services: [],
  message: '',
}
const randomUuid = '3f0c1d52-8a4b-4c6e-9b7d-1e2f3a4b5c6d'
const arrival = { request, idempotencyKey: '', from: { page: '/', campaign: '' } }

/** No lead in these tests is merged, so the survivor is never looked up. */
const nothing = () => Promise.reject(new Error('unexpected'))

function intakeWith(leads: LeadIntakeRepository) {
  return {
    leads: { ...leads, one: nothing, transact: nothing },
    quarantine: leads,
    form: testForm,
    requestRecipients: async () => ['office@example.com'],
    contentCommit: 'c0ffee',
    referencePrefix: 'HP',
    responseSla: everyHour,
    routeLead: async () => ({ rule: undefined, assignee: undefined, tell: [], office: true }),
    languageOf: () => 'en' as const,
    now: () => new Date('2026-11-05T10:00:00.000Z'),
  }
}

test('generates another reference if one is taken', async () => {
  const drawn: (string | undefined)[] = []
  const accepted = await acceptContact(
    arrival,
    intakeWith({
      oneByKey: nothing,
      transactByForm: async (_form, decide) => {
        const { add, answer } = decide(undefined)
        drawn.push(add?.id)
        if (drawn.length === 1) throw new DuplicateIdError()
        return answer
      },
    }),
  )
  expect(drawn).toHaveLength(2)
  expect(accepted.reference).toBe(drawn[1])
})

test.each<[string, (lead: Lead) => Partial<Lead>]>([
  ['once the office works on it', () => ({ status: 'contacted' })],
  ['a day later', () => ({ receivedAt: '2026-11-04T10:00:00.000Z' })],
  ['after five corrections', ({ history }) => ({ history: Array(5).fill(history).flat() })],
  ['of someone else', () => ({ email: 'bo@example.com', phone: '970-555-0112' })],
])('a form cannot correct a lead %s', async (_, later) => {
  const kept: Lead[] = []
  const repository: LeadIntakeRepository = {
    oneByKey: nothing,
    transactByForm: async (_form, decide) => {
      const { add, change, answer } = decide(kept[0])
      const record = add ?? change
      if (record) kept[0] = record
      return answer
    },
  }
  const again = (changed: Partial<typeof request>) =>
    acceptContact(
      {
        ...arrival,
        idempotencyKey: randomUuid,
        isFromSite: true,
        request: { ...request, ...changed },
      },
      intakeWith(repository),
    )
  const { reference } = await again({})
  // The same phone number, written differently, is the same person.
  const corrected = { name: 'Anne', email: 'anne@example.com', phone: '(970) 555-0111' }
  expect(await again(corrected)).toMatchObject({ reference })
  const [lead] = kept
  if (lead) kept[0] = { ...lead, ...later(lead) }
  await expect(again({ ...corrected, name: 'Anna' })).rejects.toMatchObject({
    code: 'idempotency_mismatch',
    details: { reference: lead?.id },
  })
  expect(kept[0]?.name).toBe('Anne')
})
