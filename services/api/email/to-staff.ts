import type { Colleague } from '../contract/colleague.ts'
import { firstName } from '../contract/first-name.ts'
import type { OutboxRow } from '../outbox/outbox-row.ts'
import type { Fact } from './email.ts'

/**
 * Changes the outbox rows in a staff member's record; `change` returns undefined to keep them. @returns the rows
 * afterwards @throws NotStoredError
 */
export type ChangeStaffMail = (
  id: string,
  change: (mail: readonly OutboxRow[]) => OutboxRow[] | undefined,
) => Promise<readonly OutboxRow[]>

/** The owner, for samples of emails. */
export const sampleColleague = {
  id: 'person',
  name: 'Olive Owner',
  email: 'olive@example.com',
  role: 'owner' as const,
  createdAt: '2026-11-23T17:40:00.000Z',
  sessions: [],
  mail: [],
}

/** What all emails that are part of a staff member's record declare in the same way. */
export const toStaff = {
  collection: 'people',
  to: 'staff' as const,
  onFailure: 'tell the office' as const,
  recipientFacts: ({ name }: Colleague): readonly Fact[] => [['Staff', name]],
  samples: () => [{ record: sampleColleague }],
}

/** Returns how an email to a staff member begins. */
export const hi = ({ name }: Pick<Colleague, 'name'>): string =>
  ['Hi', firstName(name)].filter(Boolean).join(' ')
