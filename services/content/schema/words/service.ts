import { z } from 'zod'
import { message } from '../message.ts'

const fieldOf = <More extends z.core.$ZodLooseShape>(more: More) =>
  z.strictObject({
    label: message().describe('Above the control.'),
    short: message()
      .optional()
      .describe('Beside the answer, in the confirmation and behind its link; left out: `label`.'),
    hint: message().optional().describe('Below the control.'),
    ...more,
  })

/** Today; by weekday for the next six days; with the date for later. `hour` is 1 to 12, for a plural of the hour. */
const time = () =>
  z.strictObject({
    today: message('weekday', 'time', 'hour'),
    soon: message('weekday', 'time', 'hour'),
    later: message('weekday', 'date', 'time', 'hour'),
  })

/** The groups of what the service answers, and of the pages that it renders. */
export const serviceWords = {
  fields: z
    .strictObject({
      name: fieldOf({ error: message() }),
      email: fieldOf({}).describe('Its errors are in `emailAddress`.'),
      phone: fieldOf({ error: message() }),
      bestTime: fieldOf({
        none: message(),
        options: z.strictObject({
          morning: message(),
          midday: message(),
          afternoon: message(),
          evening: message(),
        }),
        halves: z
          .strictObject({ morning: message('day'), afternoon: message('day') })
          .describe('A half-day that the form offers, by its weekday.'),
        error: message(),
      }),
      serviceType: fieldOf({ none: message(), error: message() }),
      town: fieldOf({ error: message() }),
      message: fieldOf({ error: message() }),
    })
    .describe('The fields of the estimate form, with the error of an answer that does not fit.'),
  emailAddress: z
    .strictObject({
      didYouMean: message('address'),
      noDot: message('address'),
      letter: message('letter'),
      other: message(),
    })
    .describe('What is wrong with an email address: in forms, and answered by the service.'),
  fieldErrors: z
    .strictObject({
      tooLong: message('max'),
      acceptTerms: message(),
      other: message(),
    })
    .describe('The errors of other fields, and of any that is too long.'),
  errors: z
    .strictObject({
      wrong_fields: message(),
      unreadable_request: message('phone'),
      not_found: message(),
      method_not_allowed: message('methods'),
      no_location_service: message(),
      too_large: message(),
      wrong_media_type: message(),
      not_a_form_with_files: message(),
      compressed_body: message(),
      too_many: message('phone', 'seconds', 'minutes'),
      proof_needed: message('phone'),
      idempotency_mismatch: message('phone', 'reference'),
      foreign_origin: message(),
      foreign_host: message(),
      not_stored: message('phone'),
      store_unavailable: message('phone'),
      unexpected: message('phone'),
    })
    .describe('Why the service refuses a request, by the `code` of its answer.'),
  times: z
    .strictObject({ due: time(), answer: time(), opening: time() })
    .describe('The due time and the opening, as parts of other sentences.'),
  answers: z.strictObject({
    receivedWithTime: message('when'),
    subscribed: message(),
    failedTitle: message(),
  }),
  preview: z
    .strictObject({
      bar: message('state'),
      barUntil: message('state', 'until'),
      drafts: message(),
      pages: message(),
      from: message('when'),
      changes: message(),
      asPublished: message(),
      formsOff: message(),
      buildingTitle: message(),
      building: message(),
      refusedTitle: message(),
      refused: message(),
      otherPageTitle: message(),
      otherPage: message(),
      endedTitle: message(),
      ended: message(),
    })
    .describe('Previews of pages that are not published yet.'),
  rejectedForm: z.strictObject({
    checkDetails: message(),
    notSent: message(),
    sendAgain: message(),
  }),
  requestPage: z
    .strictObject({
      title: message(),
      intro: message('reference'),
      by: message('when'),
      caller: message('person'),
      answered: message(),
      call: message('phone'),
      notices: z.strictObject({
        corrected: message(),
        same: message(),
        tooOften: message(),
        files: message(),
      }),
      sent: message(),
      correct: message(),
      correctHint: message(),
      save: message(),
      check: message(),
      files: message(),
      filesHint: message(),
      noFiles: message(),
      choose: message(),
      upload: message(),
      tooManyFiles: message(),
      nothingChosen: message(),
      filesAdded: message('count'),
      fileErrors: z.strictObject({
        tooLarge: message('name'),
        wrongKind: message('name'),
        broken: message('name'),
        empty: message('name'),
        noSpace: message('name'),
        shareUsed: message('name'),
        tooManyPixels: message('name', 'jpeg', 'webp', 'avif'),
        tooMuchWork: message('name'),
        tooMany: message('name'),
      }),
      erase: message(),
      eraseHint: message(),
      eraseByEmail: message(),
      eraseLink: message(),
      eraseTitle: message(),
      eraseAsk: message('reference'),
      eraseButton: message(),
      back: message(),
      erasedTitle: message(),
      erased: message('phone'),
      erasingTitle: message(),
      erasing: message('phone'),
      invalidLinkTitle: message(),
      invalidLink: message('phone'),
    })
    .describe('The prospect’s view of their request, its files and its erasure.'),
  confirmSubscription: z.strictObject({
    title: message('guide'),
    ask: message('email'),
    button: message(),
    doneTitle: message(),
    done: message('email'),
    invalidLinkTitle: message(),
    invalidLink: message('phone'),
    invalidLinkNoGuide: message('phone'),
  }),
  unsubscribe: z.strictObject({
    title: message(),
    ask: message('email'),
    button: message(),
    doneTitle: message(),
    done: message('email'),
    doneWithGuide: message('email'),
    invalidLinkTitle: message(),
    invalidLink: message('phone'),
  }),
  search: z.strictObject({
    label: message(),
    submit: message(),
    hint: message('siteMap'),
    notReady: message('siteMap'),
    siteMap: message(),
    found: message('count', 'query'),
    best: message('shown', 'count', 'query'),
    closest: message('query'),
    nearest: message('place', 'town'),
    nothing: message('query'),
    nothingForSeveral: message('query'),
    orAsk: message('ask'),
    ask: message(),
  }),
  suggestions: z
    .strictObject({ locations: message(), services: message() })
    .describe('On the page for unknown paths.'),
}
