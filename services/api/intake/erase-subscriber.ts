import type { Subscriber } from '../records/subscriber.ts'
import type { Leavings } from './erase-request.ts'
import type { SubscriberBook } from './subscriber-book.ts'

/**
 * Erases a subscriber with every letter, and what the same address left in quarantine. Nothing of it
 * stays: an address that subscribes again is new. @returns false: there was nothing to erase
 * @throws NotStored
 */
export async function eraseSubscriber(
  id: string,
  books: {
    subscribers: Pick<SubscriberBook, 'work'>
    quarantine: Pick<SubscriberBook, 'settle'>
  },
  { removeLetters }: Pick<Leavings, 'removeLetters'>,
): Promise<boolean> {
  const gone = (found: Subscriber | undefined) =>
    found ? { erase: found, answer: found } : { answer: undefined }
  const erased = await books.subscribers.work(id, gone)
  if (!erased) return false
  const held = await books.quarantine.settle(erased.email, gone)
  await removeLetters([...erased.mail, ...(held?.mail ?? [])].map((row) => row.id))
  return true
}
