import { z } from 'zod'
import { day, prose, slug, text } from './fields.ts'

/**
 * content/claims.yaml — everything the firm says about itself that a stranger could doubt.
 * Pages use a claim by name, `{claim.rating}`; typing it by hand is a problem.
 */
export const claim = z.strictObject({
  /** The words that appear. `{years}` becomes the years since the firm was founded. */
  text: prose(120, 'over 40 years'),
  /** A longer form where there is room: a caption under a figure. */
  label: prose(120, 'of building at altitude').optional(),
  /** What a page that shows it says beside it: whose figure it is, what else made it. */
  note: prose(200, 'Homes under our management contract.').optional(),
  /** Wordings that count as typing this claim by hand; `*` stands for any number. */
  typed: z.array(text(80, '* years of experience')).default([]),
  /** Who can show that it is true, and how. */
  source: prose(300, 'Company records; founded 1984.'),
  /** The day it was last checked. */
  checked: day(),
})
export type Claim = z.infer<typeof claim>

export const claims = z.record(slug('years-badge'), claim)
