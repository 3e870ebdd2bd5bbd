import { paths } from '../../contract/paths.ts'
import type { Lead } from '../../records/lead.ts'
import type { Sender } from '../letters.ts'

/** Where staff open one request; after signing in, if need be. */
export const deskLink = ({ origin }: Pick<Sender, 'origin'>, { id }: Lead): string =>
  `${origin}${paths.admin.contactsPage}?lead=${encodeURIComponent(id)}`
