import type { Decision } from '../records/decision.ts'
import { hasJoined, type Person } from '../records/person.ts'
import type { LeadDesk } from './lead-desk.ts'
import type { People } from './people.ts'

export type TeamChange =
  | { outcome: 'done'; before: Person }
  | { outcome: 'nobody' }
  /** Without an owner nobody could let people in, or out. */
  | { outcome: 'last owner'; before: Person }

/** Gives somebody another role. It counts with their next click. @throws NotStored */
export function changeRole(
  id: string,
  role: Person['role'],
  people: Pick<People, 'arrange'>,
): Promise<TeamChange> {
  return people.arrange((everyone): Decision<Person, TeamChange> => {
    const before = everyone.find((one) => one.id === id)
    if (!before) return { answer: { outcome: 'nobody' } }
    if (role !== 'owner' && isLastOwner(before, everyone))
      return { answer: { outcome: 'last owner', before } }
    return { change: { ...before, role }, answer: { outcome: 'done', before } }
  })
}

/**
 * Takes somebody off the staff, or withdraws their invitation: the person with every session is gone
 * in one step. Their leads stay, are nobody's from now on, and keep the name in their history; asked
 * again after an interruption, it finishes that.
 * @throws NotStored
 */
export async function removePerson(
  id: string,
  who: { by: string; at: Date },
  { people, leads }: { people: Pick<People, 'arrange'>; leads: Pick<LeadDesk, 'search' | 'work'> },
): Promise<TeamChange> {
  const result = await people.arrange((everyone): Decision<Person, TeamChange> => {
    const before = everyone.find((one) => one.id === id)
    if (!before) return { answer: { outcome: 'nobody' } }
    if (isLastOwner(before, everyone)) return { answer: { outcome: 'last owner', before } }
    return { erase: before, answer: { outcome: 'done', before } }
  })
  if (result.outcome === 'last owner') return result
  const name = result.outcome === 'done' ? result.before.name : 'a former one'
  await giveBack(id, { ...who, name }, leads)
  return result
}

const isLastOwner = (person: Person, everyone: readonly Person[]): boolean =>
  isOwner(person) && !everyone.some((one) => isOwner(one) && one.id !== person.id)

const isOwner = (one: Person): boolean => one.role === 'owner' && hasJoined(one)

const atOnce = 200

async function giveBack(
  assignee: string,
  { name, by, at }: { name: string; by: string; at: Date },
  leads: Pick<LeadDesk, 'search' | 'work'>,
): Promise<void> {
  for (;;) {
    const search = { words: [], assignee, sort: 'received', order: 'desc' } as const
    const { leads: some } = await leads.search(search, 0, atOnce)
    for (const { id } of some)
      await leads.work(id, (lead) => {
        if (lead?.assignee !== assignee) return { answer: undefined }
        const { assignee: _, ...rest } = lead
        const version = lead.version + 1
        const change = `assigned: ${name} → nobody`
        const entry = { at: at.toISOString(), by, change, version }
        return {
          change: { ...rest, version, history: [...lead.history, entry] },
          answer: undefined,
        }
      })
    if (some.length < atOnce) return
  }
}
