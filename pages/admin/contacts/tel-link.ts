/** A number as somebody wrote it, for the telephone: `(970) 555-0177` is `tel:9705550177`. */
export const telLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`
