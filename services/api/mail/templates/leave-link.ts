import { paths } from '../../contract/paths.ts'
import type { Subscriber } from '../../records/subscriber.ts'
import type { Letter } from '../letter.ts'
import type { Sender } from '../letters.ts'

const labels = { en: 'Leave the list', es: 'Salir de la lista' } as const

/**
 * The way off the list, in every letter to it: as a link, and for the mail program's own button
 * (RFC 8058). It never expires.
 */
export function leaveLink(
  { id, language = 'en' }: Subscriber,
  { origin, links }: Sender,
): NonNullable<Letter['unsubscribe']> {
  const token = links.sign(id, { purpose: 'leave list' })
  return { label: labels[language], href: origin + paths.leaveList(token) }
}
