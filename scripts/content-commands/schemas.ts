import type { z } from 'zod'
import type { Kind } from '../../services/content/kinds/kind.ts'
import { kinds } from '../../services/content/kinds/kinds.ts'
import { fileSchemas } from '../../services/content/load/collections/validators.ts'
import type { Entry } from '../../services/content/load/files/entry.ts'
import type { Refer } from '../../services/content/schema/fields.ts'

type MakeSchema = (refer: Refer) => z.ZodType

/** Returns what makes the schema of a file; undefined for one without. */
export function schemaOf({ file, name }: Pick<Entry, 'file' | 'name'>): MakeSchema | undefined {
  const [, folder, ...rest] = file.split('/')
  const path = rest.length === 0 ? `${name}.yaml` : `${folder}/${rest.join('/')}`
  const single = Object.entries<MakeSchema>(fileSchemas).find(([each]) => each === path)
  if (single) return single[1]
  return Object.values<Kind>(kinds).find((kind) => kind.folder === folder)?.schema
}
