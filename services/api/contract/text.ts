import { z } from 'zod'

/**
 * Control characters except line feed and tab, halves of surrogate pairs, and the marks that override
 * the direction of writing, with which a text can be made to look like another one.
 */
const unwanted = /(?![\n\t])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu

/** Text as it may be kept, mailed and exported. Lines end in `\n`; what nobody can read is left out. */
export const cleanText = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(unwanted, '')

/** The same on one line. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll(/[\n\t]/g, ' ')

/** Text of several lines that somebody outside sends. @param missing what is said when there is none */
export const text = (missing?: string) => z.string(missing).overwrite(cleanText).trim()

/** Text of one line that somebody outside sends. @param missing what is said when there is none */
export const line = (missing?: string) => z.string(missing).overwrite(cleanLine).trim()

/** One line of at most `most` characters. @param missing what is said when there is none */
export const shortText = (most: number, missing = 'Please fill this in.') =>
  line(missing).max(most, tooLong(most))

/** The error of a text that is longer than `most` characters. */
export const tooLong = (most: number) => `Please shorten this to ${most} characters.`

/** What names a record in an address or a body. PostgreSQL takes no NUL in a parameter, so there is none. */
export const recordId = line()
