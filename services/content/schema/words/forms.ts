import { z } from 'zod'
import { message } from '../message.ts'

/** The groups of forms and of what follows them. */
export const formWords = {
  /** The estimate form (S4.6, S4.7) besides its fields, and its errors (S7.1, S7.3). */
  form: z.strictObject({
    submit: message(),
    sending: message(),
    /** Above the service types, and above the choices of one. */
    types: message(),
    choices: message(),
    /** Opens the optional questions. */
    more: message(),
    photos: message(),
    photosHint: message(),
    leaveEmpty: message(),
    consent: message(),
    consentLinks: message('links'),
    terms: message(),
    privacy: message(),
    errorTitle: message(),
    notSent: message(),
    noAnswer: message(),
    kept: message(),
    tryAgain: message(),
    tryAgainInFull: message('button'),
  }),
  /** The form for an open job, the pages after it, and the labels in its confirmation. */
  application: z.strictObject({
    title: message(),
    intro: message('until'),
    /** Above a form for several jobs, one of which is chosen. */
    introAll: message(),
    chooseJob: message(),
    /** On buttons that lead to the form. */
    open: message(),
    job: message(),
    name: message(),
    phone: message(),
    email: message(),
    emailHint: message(),
    trade: message(),
    tradeHint: message(),
    start: message(),
    startHint: message(),
    file: message(),
    fileHint: message(),
    /** For how long it is kept; `privacy` is a link, left out on a site without that page. */
    consent: message(),
    privacy: message(),
    submit: message(),
    /** The errors of answers that are missing or no phone number. */
    errors: z.strictObject({
      job: message(),
      name: message(),
      phone: message(),
      trade: message(),
      start: message(),
    }),
    /** Above the form that was not accepted. */
    checkTitle: message(),
    check: message(),
    filesAgain: message(),
    notSent: message(),
    receivedTitle: message(),
    received: message('phone'),
    closedTitle: message(),
    closed: message('phone'),
    careers: message(),
  }),
  /** Shown once an estimate request is accepted (S4.8, S7.4). */
  receipt: z.strictObject({
    title: message(),
    received: message('hours'),
    receivedOfficeHours: message('hours'),
    receivedWithTime: message(),
    reference: message('reference'),
    /** What happens then. */
    next: message(),
    addPhotos: message(),
    seeRequest: message(),
    back: message(),
    thanks: message(),
    answer: message('when'),
    answerInZone: message('when', 'zone'),
    closed: message('until'),
    late: message('hours'),
    caller: message('person'),
    seeAndChange: message(),
    sending: message('done', 'of'),
    notAllPhotos: message(),
    sent: message(),
    addAgain: message(),
    tooLarge: message('file'),
    lost: message('file'),
  }),
  /** The box in the top bar with the guide by email (S4.15), and the field of the form on the guide's page. */
  newsletter: z.strictObject({
    title: message('guide', 'Guide'),
    shortTitle: message(),
    guide: message(),
    label: message('guide', 'Guide'),
    placeholder: message(),
    send: message(),
    close: message(),
    email: message(),
  }),
  /** What happens with a sign-up for the guide (S4.16 to S4.19, S7.3). */
  subscription: z.strictObject({
    sending: message(),
    thanks: message(),
    failed: message(),
    noAnswer: message(),
  }),
}
