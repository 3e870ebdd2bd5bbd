import { z } from 'zod'
import { message } from './message.ts'

/**
 * content/words/{language}.yaml — what visitors and prospects read besides the content of pages: labels, buttons,
 * hints, errors. The file's name is the language. A group is what one part of the site needs: islands get their groups
 * in the page's data.
 */
export const words = z.strictObject({
  /** Shown once an estimate request is accepted (S4.8). */
  receipt: z.strictObject({
    title: message(),
    receivedWithTime: message(),
    reference: message('reference'),
    addPhotos: message(),
    seeRequest: message(),
    back: message(),
    thanks: message(),
    answer: message('when'),
    answerInZone: message('when', 'zone'),
    closed: message('until'),
    seeAndChange: message(),
    sending: message('done', 'of'),
    notAllPhotos: message(),
    sent: message(),
    addAgain: message(),
  }),
})
export type Words = z.infer<typeof words>
