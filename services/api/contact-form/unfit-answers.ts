import type { z } from 'zod'
import { urgentTick } from './contract.ts'
import { contactFormFields } from './fields.ts'
import { sentSchema } from './schemas.ts'

/** The schemas of fields that the form got after programs began to send requests, by name. */
const laterFields: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(
    contactFormFields
      .filter(({ inEveryLead, mustFit }) => !inEveryLead && !mustFit)
      .map((field) => [field.name, sentSchema(field)]),
  ),
  urgent: urgentTick,
}

/**
 * Splits the fields of a request that a program sent. A program may send a name as an extra field for years before the
 * form gets a field of that name: a value that does not fit that field stays an extra one and refuses no request.
 */
export function splitUnfitAnswers(
  fields: Readonly<Record<string, unknown>>,
  later = laterFields,
): { fitting: Record<string, unknown>; unfit: Record<string, unknown> } {
  const isUnfit = ([name, value]: [string, unknown]) =>
    Object.hasOwn(later, name) && later[name]?.safeParse(value).success === false
  const all = Object.entries(fields)
  return {
    fitting: Object.fromEntries(all.filter((one) => !isUnfit(one))),
    unfit: Object.fromEntries(all.filter(isUnfit)),
  }
}
