import { z } from 'zod'
import { message } from '../message.ts'

/** The groups of forms and of what follows them. */
export const formWords = {
  form: z
    .strictObject({
      submit: message(),
      sending: message(),
      types: message().describe('Above the service types, and above the choices of one.'),
      choices: message(),
      more: message().describe('Opens the optional questions.'),
      photos: message(),
      photosHint: message(),
      urgent: message().describe(
        'A box to tick on pages about what can’t wait (`urgent` of an offering or a guide) and where the form’s lines lead. Its request comes first.',
      ),
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
    })
    .describe('The estimate form besides its fields, and its errors.'),
  application: z
    .strictObject({
      title: message(),
      intro: message('until'),
      introAll: message().describe('Above a form for several jobs, one of which is chosen.'),
      chooseJob: message(),
      open: message().describe('On buttons that lead to the form.'),
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
      consent: message().describe(
        'For how long it is kept; `privacy` is a link, left out on a site without that page.',
      ),
      privacy: message(),
      submit: message(),
      errors: z
        .strictObject({
          job: message(),
          name: message(),
          phone: message(),
          trade: message(),
          start: message(),
        })
        .describe('The errors of answers that are missing or no phone number.'),
      checkTitle: message().describe('Above the form that was not accepted.'),
      check: message(),
      filesAgain: message(),
      notSent: message(),
      receivedTitle: message(),
      received: message('phone'),
      closedTitle: message(),
      closed: message('phone'),
      careers: message(),
    })
    .describe('The form for an open job, the pages after it, and the labels in its confirmation.'),
  receipt: z
    .strictObject({
      title: message(),
      received: message('hours'),
      receivedOfficeHours: message('hours'),
      receivedWithTime: message(),
      reference: message('reference'),
      next: message().describe('What happens then.'),
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
    })
    .describe('Shown once an estimate request is accepted.'),
  newsletter: z
    .strictObject({
      title: message('guide', 'Guide'),
      shortTitle: message(),
      guide: message(),
      label: message('guide', 'Guide'),
      placeholder: message(),
      send: message(),
      close: message(),
      email: message(),
    })
    .describe(
      'The box in the top bar with the guide by email, and the field of the form on the guide’s page.',
    ),
  subscription: z
    .strictObject({
      sending: message(),
      thanks: message(),
      failed: message(),
      noAnswer: message(),
    })
    .describe('What happens with a sign-up for the guide.'),
}
