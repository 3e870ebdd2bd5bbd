/** Names that pages, their script and the code of islands share; the script of every page has this file in it. */

/** The id of the script element with the data of an admin page. */
export const pageDataId = 'page-data'

/** localStorage key of the estimate form's draft. */
export const draftKey = 'highpine:estimate-draft'

/** sessionStorage key of the receipt of a request that was sent during the visit. */
export const receiptKey = 'highpine:estimate-receipt'
