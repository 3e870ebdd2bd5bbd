import { z } from 'zod'
import {
  type AddedField,
  type ContactFormField,
  contactFormFields,
  type OriginalField,
} from './fields.ts'
import type { ServiceForm } from './service-form.ts'
import { plainDigits } from '../contract/phone-number.ts'
import { emailAddress, shortText, text, tooLong } from '../contract/text.ts'

/** Schemas by field name. TypeScript cannot infer these types from a loop over the list. */
type Shape<Steady, Added> = Record<OriginalField, Steady> & Record<AddedField, Added>

const shapeOf = <Steady, Added>(schemaOf: (field: ContactFormField) => z.ZodType) =>
  Object.fromEntries(
    contactFormFields.map((field) => [field.name, schemaOf(field)]),
  ) as unknown as Shape<Steady, Added>

/**
 * Returns schemas of fields as forms send them. An added field may be empty, or missing from an open page of an earlier
 * release.
 * @param stored a service type that a lead has already, which stays valid when the form does not have it anymore
 */
export const sentFields = ({ types }: Pick<ServiceForm, 'types'>, stored: readonly string[] = []) =>
  shapeOf<z.ZodType<string, string | undefined>, z.ZodOptional<z.ZodType<string, string>>>(
    (field) => sentSchema(field, field.ofServices && [...types.map(({ id }) => id), ...stored]),
  )

/**
 * Returns the schema of a field as forms send it.
 * @param choices the values of a choice; left out, those of its options
 */
export function sentSchema(
  field: ContactFormField,
  choices: readonly string[] = Object.keys(field.options ?? {}),
): z.ZodType {
  const answer = answerSchema(field, choices)
  if (field.required) return answer
  return field.inEveryLead ? answer.default('') : answer.optional()
}

function answerSchema(
  { kind, required, maxLength, error }: ContactFormField,
  choices: readonly string[],
): z.ZodType<string> {
  const line = shortText(maxLength, error)
  const orEmpty = (given: z.ZodType<string>) =>
    required ? given : z.union([z.literal(''), given], { error })
  switch (kind) {
    case 'choice':
      return z.enum([...(required ? [] : ['']), ...choices], { error })
    case 'lines':
      return text(error).max(maxLength, tooLong(maxLength))
    case 'email':
      return orEmpty(emailAddress(error))
    case 'tel':
      return orEmpty(line.overwrite(plainDigits).regex(/(?:\d\D*){7}/, error))
    case 'text':
      return required ? line.min(1, error) : line
  }
}

/**
 * Schemas of fields of leads, in the store and in the API. A choice accepts any text: removing an option later must not
 * make stored leads unreadable.
 */
export const storedFields = shapeOf<z.ZodString, z.ZodOptional<z.ZodString>>((field) =>
  field.inEveryLead ? z.string() : z.string().optional(),
)
