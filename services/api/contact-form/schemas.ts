import { z } from 'zod'
import {
  type AddedField,
  type ContactFormField,
  contactFormFields,
  type OriginalField,
} from './fields.ts'
import { type ServiceType, serviceTypes } from './service-types.ts'
import { plainDigits } from '../contract/phone-number.ts'
import { emailAddress, shortText, text, tooLong } from '../contract/text.ts'

/** Schemas by field name. TypeScript cannot infer these types from a loop over the list. */
type Shape<Steady, Added> = Record<Exclude<OriginalField, 'serviceType'>, Steady> & {
  serviceType: z.ZodType<ServiceType, ServiceType>
} & Record<AddedField, Added>

const shapeOf = <Steady, Added>(schemaOf: (field: ContactFormField) => z.ZodType) =>
  Object.fromEntries(
    contactFormFields.map((field) => [field.name, schemaOf(field)]),
  ) as unknown as Shape<Steady, Added>

/**
 * Schemas of fields as forms send them. An added field may be empty, or missing from an open page of an earlier
 * release.
 */
export const sentFields = shapeOf<
  z.ZodType<string, string | undefined>,
  z.ZodOptional<z.ZodType<string, string>>
>((field) => {
  const answer = answerSchema(field)
  if (field.required) return answer
  return field.inEveryLead ? answer.default('') : answer.optional()
})

function answerSchema(field: ContactFormField): z.ZodType<string> {
  const { kind, required, maxLength, options = {}, error } = field
  const line = shortText(maxLength, error.en)
  const orEmpty = (given: z.ZodType<string>) =>
    required ? given : z.union([z.literal(''), given], { error: error.en })
  switch (kind) {
    case 'choice':
      return z.enum([...(required ? [] : ['']), ...Object.keys(options)], { error: error.en })
    case 'lines':
      return text(error.en).max(maxLength, tooLong(maxLength))
    case 'email':
      return orEmpty(emailAddress(error.en))
    case 'tel':
      return orEmpty(line.overwrite(plainDigits).regex(/(?:\d\D*){7}/, error.en))
    case 'text':
      return required ? line.min(1, error.en) : line
  }
}

/**
 * Schemas of fields of leads, in the store and in the API. An added choice accepts any text: removing an option later
 * must not make stored leads unreadable.
 */
export const storedFields = shapeOf<z.ZodString, z.ZodOptional<z.ZodString>>((field) => {
  if (field.name === 'serviceType') return z.enum(serviceTypes)
  return field.inEveryLead ? z.string() : z.string().optional()
})
