/* What the forms of public pages need of the API in their scripts: without zod, and without the other paths. */

/** Where they are sent. */
export const contactPath = '/api/contact'
export const newsletterPath = '/api/newsletter/subscribe'

/** A header with the wording next to the newsletter form, percent-encoded. */
export const consentWordingHeader = 'form-wording'

/**
 * Sent in place of a solution by a browser that cannot solve a challenge in time: the form is quarantined, like one
 * from a browser without JavaScript.
 */
export const unsolved = 'unsolved'

/** The status of a response that requires a solution: Precondition Required (RFC 6585). */
export const challengeRequiredStatus = 428
