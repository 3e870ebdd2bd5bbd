import type { z } from 'zod'
import type { Kind } from '../../kinds/kind.ts'
import { kinds } from '../../kinds/kinds.ts'
import type { Problem } from '../../model/problem.ts'
import { authors } from '../../schema/article.ts'
import { brand } from '../../schema/brand.ts'
import { business } from '../../schema/business.ts'
import { form } from '../../schema/form.ts'
import { lostReasons } from '../../schema/lost-reasons.ts'
import { navigation, redirects } from '../../schema/navigation.ts'
import { notices } from '../../schema/notice.ts'
import { search } from '../../schema/search.ts'
import { createRefer, type KnownNames, type Refer } from '../../schema/fields.ts'
import { regionFactor } from '../../schema/cost.ts'
import { claims, testimonials, whyUs } from '../../schema/trust.ts'
import type { Entry } from '../files/entry.ts'
import type { brandFile, SingleFile } from '../files/placement.ts'
import { type Shape, shapeOf } from '../messages/shape.ts'
import { mergeTranslation } from './translation.ts'
import { validate } from './validate.ts'

/**
 * Checks an entry against its schema: returns its typed data, or what is wrong with it. A translation is merged with its
 * original first; what is wrong with both is a problem of the original.
 */
export type Validator<Data> = (
  entry: Entry,
  original?: Entry,
) => { data: Data | undefined; problems: Problem[] }

let memo: { key: string; checks: ReturnType<typeof validators> } | undefined

/**
 * Returns a validator for every single file and every kind of content.
 * @param names the names that entries may refer to
 * @param key identifies the names (`keyOfNames`)
 */
export function validatorsFor(names: KnownNames, key: string): ReturnType<typeof validators> {
  if (memo?.key !== key) memo = { key, checks: validators(createRefer(names)) }
  return memo.checks
}

export const keyOfNames = (names: KnownNames): string =>
  JSON.stringify(
    Object.entries(names).map(([kind, { names, layers = [] }]) => [
      kind,
      names && [...names],
      [...layers],
    ]),
  )

/** The schema of each file that is not one of a kind. */
export const fileSchemas = {
  'authors.yaml': () => authors,
  'brand/brand.yaml': () => brand,
  'business.yaml': business,
  'claims.yaml': claims,
  'form.yaml': form,
  'lost-reasons.yaml': () => lostReasons,
  'navigation.yaml': navigation,
  'notice.yaml': notices,
  'redirects.yaml': () => redirects,
  'region-factor.yaml': () => regionFactor,
  'search.yaml': search,
  'testimonials.yaml': testimonials,
  'why-us.yaml': () => whyUs,
} as const satisfies Record<SingleFile | typeof brandFile, (refer: Refer) => z.ZodType>

const validators = (refer: Refer) => ({
  business: validator(() => fileSchemas['business.yaml'](refer)),
  brand: validator(fileSchemas['brand/brand.yaml']),
  claims: validator(() => fileSchemas['claims.yaml'](refer)),
  form: validator(() => fileSchemas['form.yaml'](refer)),
  lostReasons: validator(fileSchemas['lost-reasons.yaml']),
  navigation: validator(() => fileSchemas['navigation.yaml'](refer)),
  notices: validator(() => fileSchemas['notice.yaml'](refer)),
  redirects: validator(fileSchemas['redirects.yaml']),
  authors: validator(fileSchemas['authors.yaml']),
  testimonials: validator(() => fileSchemas['testimonials.yaml'](refer)),
  whyUs: validator(fileSchemas['why-us.yaml']),
  regionFactor: validator(fileSchemas['region-factor.yaml']),
  search: validator(() => fileSchemas['search.yaml'](refer)),
  kinds: new Map(
    Object.entries<Kind>(kinds).map(([name, { schema }]) => [name, validator(() => schema(refer))]),
  ),
})

/**
 * Creates a validator.
 * @param makeSchema makes the schema lazily: that takes longer than most checks, and is not needed where all
 * entries are known to be valid
 */
function validator<Schema extends z.ZodType>(
  makeSchema: () => Schema,
): Validator<z.output<Schema>> {
  let schema: Schema | undefined
  let shape: Shape | undefined
  return (entry, original) => {
    schema ??= makeSchema()
    if (!original) return validate(schema, entry)
    shape ??= shapeOf(schema)
    const data = mergeTranslation(shape, original.data, entry.data)
    const { file } = entry
    const found = validate(schema, { file, data, locate: (path) => entry.locate(path) })
    const known = validate(schema, original).problems
    return {
      data: found.data,
      problems: found.problems.filter(
        ({ field, reason }) => !known.some((one) => one.field === field && one.reason === reason),
      ),
    }
  }
}
