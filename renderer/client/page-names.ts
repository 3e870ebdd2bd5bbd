/** Names that pages, their script and the code of islands share; the script of every page has this file in it. */

/** The id of the script element with the data of an admin page. */
export const pageDataId = 'page-data'

/** The id of the area of a public page that toasts are shown in. */
export const toastAreaId = 'toast-area'

/** localStorage key of the estimate form's draft. */
export const draftKey = 'highpine:estimate-draft'

/** The prefix of the ids in an island. In: how many islands come before it in the page. */
export const idPrefix = (position: number): string => `i${position}-`
