import { z } from 'zod'
import { success } from '../contract/success.ts'
import { pageQuery } from '../contract/paging.ts'
import { emailAddress, recordId } from '../contract/text.ts'

/** An entry of the audit log. Times are ISO 8601 in UTC. */
const auditView = z.strictObject({
  id: z.string(),
  at: z.string(),
  did: z.string(),
  /** The person's name at that time; left out: the service itself. */
  name: z.string().optional(),
  collection: z.string().optional(),
  /** The number of records, and the first of their references. */
  count: z.number().int().optional(),
  references: z.array(z.string()).optional(),
  what: z.string().optional(),
  why: z.string().optional(),
})
export type AuditView = z.infer<typeof auditView>

export const auditListQuery = z.object(pageQuery(25, 100))

export const auditList = success({
  entries: z.array(auditView),
  total: z.number().int(),
})

/** Whose data is downloaded: by an email address, or by a lead, which may have none. */
export const storedDataRequest = z
  .strictObject({
    email: emailAddress().optional().describe('An email address.'),
    lead: recordId.optional().describe('The reference of a lead: its person.'),
  })
  .refine(({ email, lead }) => (email === undefined) !== (lead === undefined), {
    error: 'Send either an address or the reference of a lead.',
    path: ['email'],
  })

/** The retention periods of records. */
export const retentionResponse = success({
  /** RETENTION_DAYS; null: off. */
  days: z.number().int().nullable(),
  /** APPLICATION_RETENTION_DAYS; null: off. */
  applicationDays: z.number().int().nullable(),
  quarantineDays: z.number().int(),
})
