/** A staff member, as other features know them. */
export interface Colleague {
  id: string
  name: string
  email: string
  /** The first and the last day on which they are away, in the office. */
  away?: { from: string; to: string } | undefined
}

/** What a staff member may do. The owner may do everything. */
export const roles = ['owner', 'staff'] as const
export type Role = (typeof roles)[number]

/** What the owner may let single staff members do besides: see job applications, edit the content, and publish it. */
export const rights = ['applications', 'edit', 'publish'] as const
export type Right = (typeof rights)[number]

/**
 * Returns whether a staff member may do something that only the owner may unless they were given the right. Who may publish
 * may edit.
 */
export const hasRight = (
  { role, rights: given = [] }: { role: Role; rights?: readonly Right[] | undefined },
  right: Right,
): boolean =>
  role === 'owner' || given.includes(right) || (right === 'edit' && given.includes('publish'))
