import type { SessionAnswer } from '../../contract/admin.ts'
import type { Person } from '../../records/person.ts'

/** The only way from a stored person to JSON: no hash, no sessions. */
export const personView = ({ id, name, email, role }: Person): SessionAnswer['person'] => ({
  id,
  name,
  email,
  role,
})
