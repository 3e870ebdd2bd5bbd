/** A staff member, as other features know them. */
export interface Colleague {
  id: string
  name: string
  email: string
}

/** What a staff member may do. The owner may do everything. */
export const roles = ['owner', 'staff'] as const
export type Role = (typeof roles)[number]
