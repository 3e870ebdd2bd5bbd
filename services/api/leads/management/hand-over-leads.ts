import type { Colleague } from '../../contract/colleague.ts'
import { assignmentEmails } from '../emails/assigned.ts'
import type { LeadRepository } from '../lead-repository.ts'
import { reviseLead } from '../lead-update-event.ts'
import { systemActor } from '../lead.ts'
import { openStatuses } from '../next-step-contract.ts'
import { followAssignee } from './next-step.ts'

const atOnce = 200

interface HandOver {
  /** The name of the person who is removed. */
  name: string
  /** Who removes them. */
  by: { id: string; name: string }
  at: Date
  /** They are away, and stay on staff. */
  isAway?: true
  /** Who gets the leads; undefined: nobody. */
  to: Colleague | undefined
}

/**
 * Assigns all open leads of a person to another one or to nobody; others keep who won or lost them. Whoever gets them gets one email with the list. It is
 * no activity on the leads, so their retention goes on. Idempotent. @param assignee the person's id
 * @returns the number of leads @throws NotStoredError
 */
export async function handOverLeads(
  assignee: string,
  { name, by, at, to, isAway }: HandOver,
  leads: Pick<LeadRepository, 'search' | 'transact'>,
): Promise<number> {
  const search = {
    words: [],
    assignee,
    statuses: openStatuses,
    sort: 'received',
    order: 'desc',
  } as const
  let together: string[] | undefined
  let count = 0
  for (;;) {
    const { leads: some, total } = await leads.search(search, 0, atOnce)
    together ??= total > some.length ? await allOf(total) : some.map(({ id }) => id)
    for (const { id } of some) {
      const isFirst: boolean = count === 0
      count += await leads.transact(id, (lead) => {
        if (lead?.assignee !== assignee) return { answer: 0 }
        const change = `assigned: ${name} → ${to?.name ?? 'nobody'}`
        const detail = isAway
          ? `${name} is away: by ${by.name}`
          : `${by.name} removed ${name} from the staff`
        const inOneEmail = { to, by, at, together: isFirst ? (together ?? []) : [] }
        const mail = [...lead.mail, ...assignmentEmails(lead, inOneEmail)]
        const who = { by: systemActor, at }
        const set = { assignee: to?.id, ...followAssignee(lead, to?.id), mail }
        return { change: reviseLead(lead, set, [{ change, detail }], who), answer: 1 }
      })
    }
    if (some.length < atOnce) return count
  }

  async function allOf(total: number): Promise<string[]> {
    const found = await leads.search(search, 0, total)
    return found.leads.map(({ id }) => id)
  }
}
