import type { Colleague } from '../../contract/colleague.ts'
import { assignmentEmails } from '../emails/assigned.ts'
import type { LeadRepository } from '../lead-repository.ts'
import { reviseLead } from '../lead-update-event.ts'
import { systemActor } from '../lead.ts'
import { openStatuses, stepStatuses, stepText } from '../next-step-contract.ts'
import { followAssignee, giveStep } from './next-step.ts'

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
  /** Who is on staff, for emails about visits. */
  colleagues: readonly Colleague[]
}

/**
 * Assigns all open leads of a person to another one or to nobody, and gives their next steps away: also those on leads of
 * others, and visits, about which the emails follow. Whoever gets the leads gets one email with the list. It is no activity on
 * the leads, so their retention goes on. Idempotent. @param assignee the person's id
 * @returns the number of leads, and that of next steps @throws NotStoredError
 */
export async function handOverLeads(
  assignee: string,
  { name, by, at, to, isAway, colleagues }: HandOver,
  leads: Pick<LeadRepository, 'search' | 'transact'>,
): Promise<{ leads: number; steps: number }> {
  const everyone = { words: [], sort: 'received', order: 'desc' } as const
  const assigned = { ...everyone, assignee, statuses: openStatuses }
  const who = { by: systemActor, at }
  const receiver = to?.name ?? 'nobody'
  const detail = isAway
    ? `${name} is away: by ${by.name}`
    : `${by.name} removed ${name} from the staff`
  let together: string[] | undefined
  const count = { leads: 0, steps: 0 }
  for (;;) {
    const { leads: some, total } = await leads.search(assigned, 0, atOnce)
    together ??= total > some.length ? await allOf(total) : some.map(({ id }) => id)
    for (const { id } of some) {
      const isFirst: boolean = count.leads === 0
      const given = await leads.transact(id, (lead) => {
        if (lead?.assignee !== assignee) return { answer: { leads: 0, steps: 0 } }
        const change = `assigned: ${name} → ${receiver}`
        const inOneEmail = { to, by, at, together: isFirst ? (together ?? []) : [] }
        const mail = [...lead.mail, ...assignmentEmails(lead, inOneEmail)]
        const step = followAssignee(lead, to?.id)
        return {
          change: reviseLead(lead, { assignee: to?.id, ...step, mail }, [{ change, detail }], who),
          answer: { leads: 1, steps: step.nextStep ? 1 : 0 },
        }
      })
      count.leads += given.leads
      count.steps += given.steps
    }
    if (some.length < atOnce) break
  }
  const stepping = { ...everyone, stepBy: [assignee], statuses: stepStatuses }
  for (;;) {
    const { leads: some } = await leads.search(stepping, 0, atOnce)
    for (const { id } of some)
      count.steps += await leads.transact(id, (lead) => {
        if (lead?.nextStep?.who !== assignee) return { answer: 0 }
        const { set, mail } = giveStep(lead, to, { at, colleagues })
        const change = `next step: ${name} → ${receiver}`
        const entry = { change, detail: `${stepText(lead.nextStep)}. ${detail}` }
        const fields = { ...set, mail: [...lead.mail, ...mail] }
        return { change: reviseLead(lead, fields, [entry], who), answer: 1 }
      })
    if (some.length < atOnce) return count
  }

  async function allOf(total: number): Promise<string[]> {
    const found = await leads.search(assigned, 0, total)
    return found.leads.map(({ id }) => id)
  }
}
