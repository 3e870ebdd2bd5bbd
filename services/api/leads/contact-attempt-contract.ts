import { z } from 'zod'

/** How staff try to reach a person. */
export const attemptWays = ['call', 'text', 'email', 'in-person'] as const
export type AttemptWay = (typeof attemptWays)[number]

/** What came of it. Only an answer (`isAnswer`) stops the response clock. */
export const attemptOutcomes = [
  'reached',
  'no-answer',
  'voicemail',
  'wrong-number',
  'sent',
] as const
export type AttemptOutcome = (typeof attemptOutcomes)[number]

/** The outcomes that each way can have. */
export const outcomesOf = {
  call: ['reached', 'no-answer', 'voicemail', 'wrong-number'],
  text: ['sent', 'reached'],
  email: ['sent', 'reached'],
  'in-person': ['reached'],
} as const satisfies Record<AttemptWay, readonly AttemptOutcome[]>

/** An attempt as staff report it. */
export const contactAttempt = z
  .strictObject({ how: z.enum(attemptWays), outcome: z.enum(attemptOutcomes) })
  .refine(({ how, outcome }) => outcomesOf[how].some((one) => one === outcome), {
    error: `This outcome isn’t one of this way: ${attemptWays.map((how) => `${how} has ${outcomesOf[how].join(', ')}`).join('; ')}.`,
    path: ['outcome'],
  })
export type ContactAttempt = z.infer<typeof contactAttempt>

/** A logged attempt: when (ISO 8601 in UTC), and the name of the staff member. Ways and outcomes may be those of a later release. */
export const attemptView = z.object({
  at: z.string(),
  by: z.string(),
  how: z.string(),
  outcome: z.string(),
})
export type AttemptView = z.infer<typeof attemptView>

/**
 * Returns whether the person has got an answer from one of the staff: they were reached, or an email was written to them
 * (S9.91). A text message that nobody answered is none, nor is a voicemail.
 */
export const isAnswer = ({ how, outcome }: Pick<AttemptView, 'how' | 'outcome'>): boolean =>
  outcome === 'reached' || (how === 'email' && outcome === 'sent')

const texts: Readonly<Record<string, string>> = {
  'call reached': 'Called, reached',
  'call no-answer': 'Called, no answer',
  'call voicemail': 'Called, left a voicemail',
  'call wrong-number': 'Called, wrong number',
  'text sent': 'Texted',
  'text reached': 'Texted, they answered',
  'email sent': 'Emailed',
  'email reached': 'Emailed, they answered',
  'in-person reached': 'Talked in person',
}

/** Returns what was tried and what came of it, for staff: `Called, no answer`. */
export const attemptText = ({ how, outcome }: Pick<AttemptView, 'how' | 'outcome'>): string =>
  texts[`${how} ${outcome}`] ?? `${how}, ${outcome}`
