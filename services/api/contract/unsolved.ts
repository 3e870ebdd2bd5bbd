/** Without zod: the forms of public pages load it. */

/**
 * Sent in place of a solution by a browser that cannot solve a challenge in time: the form is quarantined, like one
 * from a browser without JavaScript.
 */
export const unsolved = 'unsolved'

/** The status of a response that requires a solution: Precondition Required (RFC 6585). */
export const challengeRequiredStatus = 428
