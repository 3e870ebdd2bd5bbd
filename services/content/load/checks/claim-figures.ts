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

/** Numbers that are written as words. */
const numbers = { a: 1, an: 1, one: 1, two: 2, three: 3, un: 1, una: 1, dos: 2, tres: 3 }

/** `24 hours`, `2 business days`, `un día hábil`: a number of a unit. */
const periodOf = (unit: string) =>
  new RegExp(
    String.raw`(?:(\d+)[\s-]*|\b(${Object.keys(numbers).join('|')})[\s-]+)(?:\w+[\s-]+)?(?:${unit})\b`,
    'i',
  )
const inHours = periodOf('h|hours?|horas?')
const inDays = periodOf('days?|d[ií]as?')

/** Compares the promise with the hours that the claim says, or with as many days as it says at most. */
function differentPromise({ claims, business }: ValidContent): Problem[] {
  const text = claims?.data['response']?.text ?? ''
  const ofHours = inHours.exec(text)
  const [, digits, word = ''] = ofHours ?? inDays.exec(text) ?? []
  const said =
    digits === undefined ? new Map(Object.entries(numbers)).get(word.toLowerCase()) : Number(digits)
  if (!business || said === undefined) return []
  const { promise, hours: open } = business.data
  const { hours, counts } = promise
  if (ofHours ? hours === said : hours <= said * hoursInDay(counts, open)) return []
  return [
    fieldProblem(business.entry, ['promise', 'hours'], {
      reason: `is ${hours}, but the claim “response” in content/claims.yaml says “${text}”`,
      repair: `change both: the claim, with its wordings, is what visitors read`,
    }),
  ]
}

/** The hours that count in a day: of open hours, those of the longest day of the week. */
function hoursInDay(
  counts: 'every-hour' | 'open-hours',
  open: readonly { opens: string; closes: string }[],
): number {
  // Without any the promise is a problem of its own.
  if (counts === 'every-hour' || open.length === 0) return 24
  const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60
  return Math.max(...open.map(({ opens, closes }) => hourOf(closes) - hourOf(opens)))
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
