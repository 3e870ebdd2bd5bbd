import { z } from 'zod'
import { message } from '../message.ts'

/** The groups of forms and of what follows them. */
export const formWords = {
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
}
