/* The parts of the API contract that scripts of public forms need: without zod, and without the other paths. */

/** The endpoints of the forms. */
export const contactPath = '/api/contact'
export const newsletterPath = '/api/newsletter/subscribe'
export const applicationsPath = '/api/applications'

/** A header with the wording next to the newsletter form, percent-encoded. */
export const consentWordingHeader = 'form-wording'

/**
 * Sent instead of a solution by a browser that cannot solve a challenge in time. The form is quarantined, like one from
 * a browser without JavaScript.
 */
export const unsolved = 'unsolved'

/** The status of a response that requires a solution: Precondition Required (RFC 6585). */
export const challengeRequiredStatus = 428
