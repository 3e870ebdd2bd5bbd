/** Names that pages, their script and the code of islands share; the script of every page has this file in it. */

/** The id of the script element with the data of an admin page. */
export const pageDataId = 'page-data'

/** localStorage key of the estimate form's draft. */
export const draftKey = 'highpine:estimate-draft'
