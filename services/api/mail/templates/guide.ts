import type { Subscriber } from '../../records/subscriber.ts'
import type { LetterText, Sender } from '../letters.ts'
import { bodies } from './paragraphs.ts'

/** To the subscriber: the free Mountain Building Guide (SPEC.md §1, §3). */
export function guide(subscriber: Subscriber, sender: Sender): LetterText {
  return {
    subject: 'Your Mountain Building Guide',
    ...bodies([
      subscriber.firstName === '' ? 'Hello,' : `Hello ${subscriber.firstName},`,
      'Here is the free Mountain Building Guide that you asked for:',
      { link: `${sender.origin}/building-guide` },
      `If you did not ask for it, somebody typed your address by mistake: you need do nothing.`,
      `${sender.name}\n${sender.phone}`,
    ]),
  }
}
