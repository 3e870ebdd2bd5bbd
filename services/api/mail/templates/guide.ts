import { urls } from '../../../content/model/urls.ts'
import type { Subscriber } from '../../records/subscriber.ts'
import type { LetterText, Sender } from '../letters.ts'
import { bodies } from './paragraphs.ts'

/** To the subscriber: the free Mountain Building Guide (SPEC.md §1, §3), as a PDF and as a page. */
export function guide(subscriber: Subscriber, sender: Sender): LetterText {
  return {
    subject: 'Your Mountain Building Guide',
    ...bodies([
      subscriber.firstName === '' ? 'Hello,' : `Hello ${subscriber.firstName},`,
      'Here is the free Mountain Building Guide that you asked for, as a PDF to keep, print and write on:',
      { link: sender.origin + urls.buildingGuidePdf },
      'The same chapters can be read as a page, in their newest form:',
      { link: sender.origin + urls.buildingGuide },
      'We keep your address for this and for an occasional letter of the same kind. To leave the list, answer any of our letters with the word “stop”. If you did not ask for the guide, somebody typed your address by mistake: answer “stop”, and that is the end of it.',
      `${sender.name}\n${sender.phone}`,
    ]),
  }
}
