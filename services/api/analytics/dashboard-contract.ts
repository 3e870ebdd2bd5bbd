import { z } from 'zod'
import { leadView } from '../leads/contract.ts'
import { responseTimes } from '../analytics/contract.ts'
import { healthProblems } from '../operations/health-contract.ts'

const count = z.number().int().min(0)

const someLeads = z.strictObject({ total: count, leads: z.array(leadView) })

const due = z.strictObject({
  /** Unanswered leads: those that can't wait, then those that are overdue or due soon, the first due first. */
  answers: someLeads,
  /** Leads whose next step is due today or overdue, the longest overdue first. */
  steps: someLeads,
})

/** Open tasks. Days are in the office's time zone. */
export const dashboardResponse = z.strictObject({
  success: z.literal(true),
  /** What is due for the signed-in person. A lead or a next step that nobody has, and a lead that can't wait, is everybody's. */
  own: due,
  /** What is due for colleagues. */
  others: due,
  /** How many open leads have no next step. */
  without: count,
  /** Unanswered leads: those that can't wait, then the newest. */
  waiting: z.strictObject({ total: count, late: count, leads: z.array(leadView) }),
  /** Leads of the last thirty days, and of the thirty before. */
  fresh: z.strictObject({
    days: z.array(z.strictObject({ day: z.string(), leads: count })),
    total: count,
    before: count,
  }),
  /** Response times in the same thirty days. */
  answers: responseTimes,
  answersBefore: responseTimes,
  failedMail: count,
  /** Waiting for a retry. */
  retriedMail: count,
  /** Problems with mail, as in the mail settings and on the health page. */
  mailProblems: healthProblems,
  /** Subscribers on the list now, and how many of them joined, and how many others left, in the same thirty days. */
  subscribers: z.strictObject({ active: count, joined: count, left: count }),
  quarantine: count,
  /** The setup steps of a new owner, and whether each is done. */
  steps: z.strictObject({
    /** There is a lead. */
    request: z.boolean(),
    /** At least one other person can sign in. */
    colleague: z.boolean(),
    /** Emails are sent, rather than written to files. */
    mail: z.boolean(),
  }),
})
export type Dashboard = z.infer<typeof dashboardResponse>
