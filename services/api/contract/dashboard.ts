import { z } from 'zod'
import { leadView } from './admin.ts'
import { answerTimes } from './analytics.ts'

const count = z.number().int().min(0)

/** What needs doing now. Days are the office’s. */
export const dashboardAnswer = z.strictObject({
  success: z.literal(true),
  /** Requests that nobody has answered, the one that is due first on top. */
  waiting: z.strictObject({ total: count, late: count, leads: z.array(leadView) }),
  /** Requests of the last thirty days, and of the thirty before. */
  fresh: z.strictObject({
    days: z.array(z.strictObject({ day: z.string(), leads: count })),
    total: count,
    before: count,
  }),
  /** Of the same thirty days. */
  answers: answerTimes,
  answersBefore: answerTimes,
  failedMail: count,
  quarantine: count,
  /** What a new owner has done: of each, whether. */
  steps: z.strictObject({
    /** A request has come in. */
    request: z.boolean(),
    /** Somebody else can sign in too. */
    colleague: z.boolean(),
    /** Letters are sent, rather than written to files. */
    mail: z.boolean(),
  }),
})
export type Dashboard = z.infer<typeof dashboardAnswer>
