import { fieldProblem, type Problem } from '../../model/problem.ts'
import type { ValidContent } from '../collections/collections.ts'
import type { CheckedContent } from './check.ts'

/**
 * Reports a claim whose figure was changed in one place only: a wording in `typed` that still guards the old one, or
 * hours within which a request is answered that differ from those in business.yaml.
 */
export const claimFigures = ({ valid }: CheckedContent): Problem[] => [
  ...outdatedWordings(valid),
  ...differentPromise(valid),
]

const figuresIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? []

function outdatedWordings({ claims }: ValidContent): Problem[] {
  if (!claims) return []
  const { entry, data } = claims
  return Object.entries(data).flatMap(([id, { text, typed }]) => {
    const figures = figuresIn(text)
    // A figure that is counted, such as {years}, changes by itself.
    if (text.includes('{') || figures.length === 0) return []
    return typed.flatMap((wording, index) => {
      const other = figuresIn(wording).find((figure) => !figures.includes(figure))
      if (other === undefined) return []
      return [
        fieldProblem(entry, [id, 'typed', index], {
          reason: `watches for ${other}, but the claim says “${text}”`,
          repair: `write the claim’s own figure, or * for any: ${wording.replace(other, '*')}`,
        }),
      ]
    })
  })
}

function differentPromise({ claims, business }: ValidContent): Problem[] {
  const text = claims?.data['response']?.text
  const said = text === undefined ? undefined : /(\d+)[\s-]*(?:hours?|h\b|horas?)/i.exec(text)?.[1]
  if (!business || said === undefined) return []
  const { hours, counts } = business.data.promise
  if (counts !== 'every-hour' || hours === Number(said)) return []
  return [
    fieldProblem(business.entry, ['promise', 'hours'], {
      reason: `is ${hours}, but the claim “response” in content/claims.yaml says “${text}”`,
      repair: `change both: the claim, with its wordings, is what visitors read`,
    }),
  ]
}

/** After so many years somebody looks a claim up again. */
const claimsLast = 2

/** Asks about claims that nobody has checked for two years. Time alone never makes a check fail. */
export function agedClaims({ valid: { claims }, today }: CheckedContent): Problem[] {
  const oldest = `${Number(today.slice(0, 4)) - claimsLast}${today.slice(4)}`
  return Object.entries(claims?.data ?? {}).flatMap(([id, { checked }]) =>
    claims && checked < oldest
      ? fieldProblem(claims.entry, [id, 'checked'], {
          reason: `is ${checked}: a claim is looked up at least every ${claimsLast} years`,
          repair: `look it up and write the day; if it isn’t true any more, change or remove the claim`,
        })
      : [],
  )
}
