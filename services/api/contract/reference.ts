/**
 * A lead's reference, which customers quote by phone: a prefix of two to four letters, and six letters or digits. The
 * prefix is the firm's when the lead is created; stored leads keep theirs, so every prefix is read.
 */
export const referencePattern = /^[A-Z]{2,4}-[2-9A-Z]{6}$/
