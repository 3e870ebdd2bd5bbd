/** Where the forms of public pages are sent; apart from the other paths, because these forms have them in their scripts. */
export const contactPath = '/api/contact'
export const newsletterPath = '/api/newsletter/subscribe'

/** A header with the wording next to the newsletter form, percent-encoded. */
export const consentWordingHeader = 'form-wording'
