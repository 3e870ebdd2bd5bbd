import type { z } from 'zod'
import type { Kind } from '../../services/content/kinds/kind.ts'
import { kinds } from '../../services/content/kinds/kinds.ts'
import type { Entry } from '../../services/content/load/files/entry.ts'
import type { SingleFile } from '../../services/content/load/files/placement.ts'
import { authors } from '../../services/content/schema/article.ts'
import { business } from '../../services/content/schema/business.ts'
import { regionFactor } from '../../services/content/schema/cost.ts'
import type { Refer } from '../../services/content/schema/fields.ts'
import { form } from '../../services/content/schema/form.ts'
import { navigation, redirects } from '../../services/content/schema/navigation.ts'
import { search } from '../../services/content/schema/search.ts'
import { claims, testimonials, whyUs } from '../../services/content/schema/trust.ts'

type MakeSchema = (refer: Refer) => z.ZodType

const singleSchemas: Record<SingleFile, MakeSchema> = {
  'authors.yaml': () => authors,
  'business.yaml': business,
  'claims.yaml': claims,
  'form.yaml': form,
  'navigation.yaml': navigation,
  'redirects.yaml': () => redirects,
  'region-factor.yaml': () => regionFactor,
  'search.yaml': search,
  'testimonials.yaml': testimonials,
  'why-us.yaml': () => whyUs,
}

/** Returns what makes the schema of a file; undefined for one without, such as the brand's. */
export function schemaOf({ file, name }: Pick<Entry, 'file' | 'name'>): MakeSchema | undefined {
  const [, folder, ...rest] = file.split('/')
  if (rest.length === 0)
    return Object.entries(singleSchemas).find(([single]) => single === `${name}.yaml`)?.[1]
  return Object.values<Kind>(kinds).find((kind) => kind.folder === folder)?.schema
}
