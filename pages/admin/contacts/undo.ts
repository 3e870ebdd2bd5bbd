import type { LeadChange, LeadView } from '../../../services/api/contract/admin.ts'

export type Wanted = Omit<LeadChange, 'version'>

/**
 * In: a lead before a change, and the change. Out: the change that makes it as it was; nothing for what cannot be
 * taken back, which is a note.
 */
export function undoOf(before: LeadView, wanted: Wanted): Wanted | undefined {
  if (wanted.note !== undefined) return undefined
  const { status, wonValue, lostReason, assignee, tags } = before
  const undone = {
    ...(wanted.status !== undefined && { status }),
    ...((wanted.status ?? wanted.wonValue) !== undefined &&
      status === 'won' && { wonValue: wonValue ?? null }),
    ...((wanted.status ?? wanted.lostReason) !== undefined &&
      status === 'lost' && { lostReason: lostReason ?? null }),
    ...(wanted.assignee !== undefined && { assignee: assignee ?? null }),
    ...(wanted.tags !== undefined && { tags }),
  }
  return Object.keys(undone).length > 0 ? undone : undefined
}

/** What a lead will look like while the change is on its way. Notes and history wait for the service. */
export function expected(before: LeadView, wanted: Wanted): LeadView {
  const { status = before.status, tags = before.tags, wonValue, lostReason, assignee } = wanted
  const after = <T>(was: T | undefined, wish: T | null | undefined) =>
    wish === undefined ? was : (wish ?? undefined)
  return {
    ...before,
    status,
    tags,
    wonValue: status === 'won' ? after(before.wonValue, wonValue) : undefined,
    lostReason: status === 'lost' ? after(before.lostReason, lostReason) : undefined,
    assignee: after(before.assignee, assignee),
  }
}
