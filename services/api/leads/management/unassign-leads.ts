import type { LeadRepository } from '../lead-repository.ts'
import { reviseLead } from '../lead-update-event.ts'

const atOnce = 200

/**
 * Removes a person as the assignee of all their leads. Idempotent. @param assignee the person's id @throws
 * NotStoredError
 */
export async function unassignLeads(
  assignee: string,
  { name, by, at }: { name: string; by: string; at: Date },
  leads: Pick<LeadRepository, 'search' | 'transact'>,
): Promise<void> {
  for (;;) {
    const search = { words: [], assignee, sort: 'received', order: 'desc' } as const
    const { leads: some } = await leads.search(search, 0, atOnce)
    for (const { id } of some)
      await leads.transact(id, (lead) => {
        if (lead?.assignee !== assignee) return { answer: undefined }
        const changes = [{ change: `assigned: ${name} → nobody` }]
        const who = { by, at, webhook: false }
        const change = reviseLead(lead, { assignee: undefined }, changes, who)
        return { change, answer: undefined }
      })
    if (some.length < atOnce) return
  }
}
