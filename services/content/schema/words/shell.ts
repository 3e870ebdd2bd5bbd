import { z } from 'zod'
import { message } from '../message.ts'

/** The groups of what is around every page. */
export const shellWords = {
  /** The screen in place of a page whose code has failed (S2.40 to S2.44), and its toast. */
  failure: z.strictObject({
    toastTitle: message(),
    title: message(),
    failed: message(),
    failedAgain: message(),
    home: message(),
    retry: message(),
  }),
  toast: z.strictObject({ region: message(), close: message() }),
}
