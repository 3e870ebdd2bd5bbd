import { z } from 'zod'
import { emailProblem, normalizeEmail } from './email-address.ts'
import { limits } from './limits.ts'

/**
 * Control characters except line feed and tab, lone surrogates, and bidirectional overrides, which can disguise text.
 */
const unwanted = /(?![\n\t])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu

/** Cleans text so that it is safe to store, email and export. Lines end in `\n`; control characters are removed. */
export const cleanText = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(unwanted, '')

/** Cleans text and joins its lines. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll(/[\n\t]/g, ' ')

/** Returns the message for what is no text; for a list or a number, `missing` would be misleading. */
const notText = (missing: string | undefined) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || missing === undefined ? missing : 'Please send this as text.',
})

/** Schema of input of several lines. @param missing the message if there is none */
export const text = (missing?: string) => z.string(notText(missing)).overwrite(cleanText).trim()

/** Schema of input of one line. @param missing the message if there is none */
export const line = (missing?: string) => z.string(notText(missing)).overwrite(cleanLine).trim()

/** Schema of one line of at most `max` characters. @param missing the message if there is none */
export const shortText = (max: number, missing = 'Please fill this in.') =>
  line(missing).max(max, tooLong(max))

/** Returns the error message of a text that is longer than `max` characters. */
export const tooLong = (max: number) => `Please shorten this to ${max} characters.`

/** Schema of an email address, as it is stored (S5.16). @param missing the message if there is none */
export const emailAddress = (missing = 'Please fill this in.') =>
  line(missing)
    .overwrite(normalizeEmail)
    .max(limits.email, tooLong(limits.email))
    .refine((address) => emailProblem(address) === undefined, {
      error: ({ input }) => emailProblem(String(input)),
    })
    .meta({ format: 'email' })

/** A record's id in a URL or a body. Without NUL, which PostgreSQL rejects in parameters. */
export const recordId = line()

/** The parameters of a path with a record's id. */
export const idParams = z.object({ id: recordId })
