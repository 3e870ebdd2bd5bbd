import { z } from 'zod'
import { leadView } from '../leads/contract.ts'
import { responseTimes } from '../analytics/contract.ts'
import { healthProblems } from './health-contract.ts'

const count = z.number().int().min(0)

/** Open tasks. Days are in the office's time zone. */
export const dashboardResponse = z.strictObject({
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
  answers: responseTimes,
  answersBefore: responseTimes,
  failedMail: count,
  /** Waiting to be tried again. */
  retriedMail: count,
  /** What is wrong with mail, as the mail settings and health say it. */
  mailProblems: healthProblems,
  quarantine: count,
  /** What a new owner has done: of each, whether. */
  steps: z.strictObject({
    /** A request has come in. */
    request: z.boolean(),
    /** Somebody else can sign in too. */
    colleague: z.boolean(),
    /** Emails are sent, rather than written to files. */
    mail: z.boolean(),
  }),
})
export type Dashboard = z.infer<typeof dashboardResponse>
