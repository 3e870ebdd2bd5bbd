/** Without zod: the forms of public pages load it. */

/**
 * Sent in place of a solution by a browser that cannot solve a task, or not in time: what it sends is
 * kept for a look by staff, as it is from a browser without JavaScript.
 */
export const unsolved = 'unsolved'

/** The status of the answer that asks for a solution: Precondition Required (RFC 6585). */
export const challengeRequiredStatus = 428
