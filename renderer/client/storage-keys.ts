/** localStorage key of the estimate form's draft. */
export const draftKey = 'highpine:estimate-draft'

/** sessionStorage key of the receipt of a request that was sent during the visit. */
export const receiptKey = 'highpine:estimate-receipt'
