import type { LeadChange } from '../contract/admin.ts'
import type { Lead } from '../records/lead.ts'
import type { Person } from '../records/person.ts'

type Entry = Pick<Lead['history'][number], 'change' | 'detail'>

export type WantedChanges =
  | {
      /** The fields as they are afterwards. */
      set: Pick<Lead, 'status' | 'wonValue' | 'lostReason' | 'assignee' | 'tags'>
      /** What the history says, an entry for each thing that changes; none: nothing does. */
      entries: Entry[]
      note: string | undefined
    }
  /** What is wrong with the change, by its field. */
  | { fields: Record<string, string> }

/**
 * What a change makes of a lead, and the words for it. A value belongs to a won request and a reason to
 * a lost one: both go when the status does.
 */
export function changesOf(
  lead: Lead,
  change: LeadChange,
  colleagues: readonly Pick<Person, 'id' | 'name'>[],
): WantedChanges {
  const status = change.status ?? lead.status
  const fields = misfits(status, change, colleagues)
  if (Object.keys(fields).length > 0) return { fields }
  const wonValue = status === 'won' ? afterwards(lead.wonValue, change.wonValue) : undefined
  const lostReason = status === 'lost' ? afterwards(lead.lostReason, change.lostReason) : undefined
  const assignee = afterwards(lead.assignee, change.assignee)
  const [before, tags] = [lead.tags ?? [], change.tags ?? lead.tags ?? []]
  const nameOf = (id: string | undefined) =>
    id === undefined ? 'nobody' : (colleagues.find((one) => one.id === id)?.name ?? 'a former one')
  const entries: Entry[] = []
  if (status !== lead.status) entries.push({ change: `status: ${lead.status} → ${status}` })
  if (wonValue !== lead.wonValue)
    entries.push({ change: `value: ${dollars(lead.wonValue)} → ${dollars(wonValue)}` })
  if (lostReason !== lead.lostReason)
    entries.push({
      change: lostReason === undefined ? 'reason taken away' : 'reason',
      detail: lostReason ?? lead.lostReason,
    })
  if (assignee !== lead.assignee)
    entries.push({ change: `assigned: ${nameOf(lead.assignee)} → ${nameOf(assignee)}` })
  const moved = [
    ...tags.filter((tag) => !before.includes(tag)).map((tag) => `+ ${tag}`),
    ...before.filter((tag) => !tags.includes(tag)).map((tag) => `− ${tag}`),
  ]
  if (moved.length > 0) entries.push({ change: 'tags', detail: moved.join(', ') })
  if (change.note !== undefined) entries.push({ change: 'note added' })
  return {
    set: { status, wonValue, lostReason, assignee, tags: tags.length > 0 ? tags : undefined },
    entries,
    note: change.note,
  }
}

function misfits(
  status: Lead['status'],
  { wonValue, lostReason, assignee }: LeadChange,
  colleagues: readonly Pick<Person, 'id'>[],
): Record<string, string> {
  const unknown = typeof assignee === 'string' && !colleagues.some(({ id }) => id === assignee)
  return {
    ...(typeof wonValue === 'number' &&
      status !== 'won' && { wonValue: 'Only a request that is won has a value.' }),
    ...(typeof lostReason === 'string' &&
      status !== 'lost' && { lostReason: 'Only a request that is lost has a reason.' }),
    ...(unknown && { assignee: 'There is nobody of this name among the staff any more.' }),
  }
}

/** `undefined` leaves it, `null` takes it away. */
const afterwards = <T>(before: T | undefined, wanted: T | null | undefined): T | undefined =>
  wanted === undefined ? before : (wanted ?? undefined)

const dollars = (value: number | undefined): string =>
  value === undefined ? 'none' : `$${value.toLocaleString('en-US')}`
