import type { Language } from '../contract/language.ts'
import { limits } from '../contract/limits.ts'
import { fieldLabel } from './field-label.ts'
import { type ServiceForm, serviceTypeLabel } from './service-form.ts'

/**
 * A field of the contact form. Plain data, so that public pages need no schema library for it. What visitors and prospects
 * read of it is in content/words (`fields`); the texts here are for staff and programs.
 */
export interface ContactFormField<Name = ContactFieldName> {
  /** Its name in the request, the lead, the API and the webhooks. */
  name: Name
  /** Determines the control, its keyboard and the validation. `choice` needs `options` or `ofServices`. */
  kind: 'text' | 'email' | 'tel' | 'choice' | 'lines'
  /** The label in admin pages and emails to the office. */
  label: string
  required: boolean
  maxLength: number
  /** The options of a choice by stored value. Values of stored leads stay valid in storage. */
  options?: Readonly<Record<string, string>>
  /** The empty option of a choice, where `options` has none. */
  noChoice?: string
  /** Its options are the service types of content/form.yaml, each with its choices (`service-form.ts`). */
  ofServices?: true
  /** The error message for programs and staff, which says how to fix an invalid answer. */
  error: string
  /** https://html.spec.whatwg.org/#autofill */
  autoComplete: string
  inputMode?: 'text' | 'decimal' | 'numeric'
  /** The forms with this field: `short` is on landing pages for ads, `long` on all others. */
  forms: readonly ('long' | 'short')[]
  /** Half a line wide; the next field is half a line wide too. */
  half?: true
  /** Who may change the answer later: the prospect on the self-service page, staff on the contacts page. */
  editableBy: readonly ('prospect' | 'staff')[]
  /** True: an erasure removes it, and it is never logged. */
  personal: boolean
  /** The header of its column in the CSV; left out: it has no column. */
  csv?: string
  webhook: boolean
  /** Emails that contain it: `confirmation` goes to the prospect, the others to the office. */
  emails: readonly ('confirmation' | 'office' | 'reminder')[]
  /** Every stored lead has this field. Never set it on a new field: leads of earlier releases lack that field. */
  inEveryLead?: true
  /**
   * A program that sends a value that does not fit gets an error, as it did in release 1.0.0. Never set it on a new
   * field: programs may send its name as an extra field already, and their requests must not be refused.
   */
  mustFit?: true
  /** Earlier releases stored it among the extra fields, where webhook receivers still read it. */
  wasExtra?: true
}

/**
 * The fields of the contact form, in their order. Schemas, controls, drafts, emails, admin pages, CSV, webhooks and
 * erasure are made from this list. CONTRIBUTING.md says how to add one.
 */
const declared = [
  {
    name: 'name',
    kind: 'text',
    label: 'Name',
    required: true,
    maxLength: limits.name,
    error: 'Please tell us your name.',
    autoComplete: 'name',
    forms: ['long', 'short'],
    editableBy: ['prospect', 'staff'],
    personal: true,
    webhook: true,
    csv: 'name',
    emails: ['confirmation'],
    inEveryLead: true,
  },
  {
    name: 'email',
    kind: 'email',
    label: 'Email',
    required: true,
    maxLength: limits.email,
    error: 'Check that email address. It should look like name@example.com.',
    autoComplete: 'email',
    forms: ['long', 'short'],
    half: true,
    editableBy: ['prospect', 'staff'],
    personal: true,
    webhook: true,
    csv: 'email',
    emails: ['office', 'reminder'],
    inEveryLead: true,
  },
  {
    name: 'phone',
    kind: 'tel',
    label: 'Phone',
    required: true,
    maxLength: limits.phone,
    error: 'That number looks short. Please add the area code.',
    autoComplete: 'tel',
    forms: ['long', 'short'],
    half: true,
    editableBy: ['prospect', 'staff'],
    personal: true,
    webhook: true,
    csv: 'phone',
    emails: ['confirmation', 'office', 'reminder'],
    inEveryLead: true,
  },
  {
    name: 'bestTime',
    kind: 'choice',
    label: 'Best time to call',
    required: false,
    maxLength: 20,
    options: {
      morning: 'Morning',
      midday: 'Midday',
      afternoon: 'Afternoon',
      evening: 'Evening',
    },
    noChoice: 'Any time',
    error: 'Pick a time from the list.',
    autoComplete: 'off',
    forms: ['long'],
    editableBy: ['prospect', 'staff'],
    personal: true,
    csv: 'best time to call',
    mustFit: true,
    webhook: true,
    emails: ['confirmation', 'office', 'reminder'],
  },
  {
    name: 'serviceType',
    kind: 'choice',
    label: 'About',
    required: true,
    maxLength: 80,
    ofServices: true,
    error: 'Pick a service type from the list.',
    autoComplete: 'off',
    forms: ['long', 'short'],
    editableBy: ['prospect', 'staff'],
    // Kept after an erasure, for statistics.
    personal: false,
    webhook: true,
    csv: 'service',
    emails: ['confirmation', 'office', 'reminder'],
    inEveryLead: true,
  },
  {
    name: 'town',
    kind: 'text',
    label: 'Town or address',
    required: false,
    maxLength: 300,
    error: 'Type the town or the address.',
    // The job may be elsewhere than at the visitor’s own address, which `street-address` would fill in.
    autoComplete: 'off',
    forms: ['long'],
    editableBy: ['prospect', 'staff'],
    personal: true,
    csv: 'town or address',
    mustFit: true,
    webhook: true,
    emails: ['confirmation', 'office', 'reminder'],
    wasExtra: true,
  },
  {
    name: 'message',
    kind: 'lines',
    label: 'Message',
    required: false,
    maxLength: limits.message,
    error: 'Please fill this in.',
    autoComplete: 'off',
    forms: ['long'],
    editableBy: ['prospect'],
    personal: true,
    webhook: true,
    csv: 'message',
    emails: ['confirmation', 'office', 'reminder'],
    inEveryLead: true,
  },
] as const satisfies readonly ContactFormField<string>[]

type Declared = (typeof declared)[number]
export type ContactFieldName = Declared['name']
/** Names of fields that every stored lead has. */
export type OriginalField = Extract<Declared, { inEveryLead: true }>['name']
export type AddedField = Exclude<ContactFieldName, OriginalField>
type EditableBy<Who, Field = Declared> = Field extends {
  name: infer Name
  editableBy: readonly (infer Each)[]
}
  ? Who extends Each
    ? Name
    : never
  : never
export type ProspectField = EditableBy<'prospect'>
export type StaffField = EditableBy<'staff'>

export const contactFormFields: readonly ContactFormField[] = declared
export const contactFieldNames = contactFormFields.map(({ name }) => name)
export const isContactField = (name: unknown): name is ContactFieldName =>
  contactFormFields.some((field) => field.name === name)

export const isProspectField = (name: unknown): name is ProspectField =>
  contactFormFields.some((field) => field.name === name && field.editableBy.includes('prospect'))
export const isStaffField = (name: unknown): name is StaffField =>
  contactFormFields.some((field) => field.name === name && field.editableBy.includes('staff'))
const isAddedField = (name: ContactFieldName): name is AddedField =>
  contactFormFields.some((field) => field.name === name && !field.inEveryLead)
export const addedFields = contactFieldNames.filter(isAddedField)
export const prospectFields = contactFieldNames.filter(isProspectField)
export const staffFields = contactFieldNames.filter(isStaffField)

/** The form's answers in a lead or in a view of one. */
export type Answers = { readonly [Name in ContactFieldName]?: string | undefined } & {
  readonly extra: Readonly<Record<string, string>>
}

/** Fields that earlier releases stored among the extra ones. */
export const formerExtraFields = contactFormFields
  .filter(({ wasExtra }) => wasExtra)
  .map(({ name }) => name)

/** Returns a lead's answer to a field, or an empty string. */
export const answerTo = (lead: Answers, name: ContactFieldName): string =>
  lead[name] ?? (formerExtraFields.includes(name) ? lead.extra[name] : undefined) ?? ''

/**
 * Returns an answer for display: for a choice, the label of the option.
 * @param reader the language and the labels of the options; left out: those for staff
 */
export function answerText(
  { ofServices, options }: ContactFormField,
  answer: string,
  form: ServiceForm,
  reader: { language: Language; options: ContactFormField['options'] } = {
    language: 'en',
    options,
  },
): string {
  if (ofServices && answer !== '') return serviceTypeLabel(form, answer, reader.language)
  return reader.options?.[answer] ?? answer
}

const fieldNamed = (name: string) => contactFormFields.find((field) => field.name === name)

/** Returns the label that staff see for a field of the form or another value of a lead. */
export function staffLabel(name: string): string {
  const field = fieldNamed(name)
  return field ? field.label : fieldLabel(name)
}

/** Returns an answer as staff see it: for a choice, the label of the option. */
export function staffAnswer(name: string, answer: string, form: ServiceForm): string {
  const field = fieldNamed(name)
  return field ? answerText(field, answer, form) : answer
}

/** Returns the history note about a correction: the field, and its value before. */
export const correctionNote = (name: string, before: unknown, form: ServiceForm): string => {
  const was = typeof before === 'string' ? staffAnswer(name, before, form) : before
  return `${staffLabel(name)} (was ${JSON.stringify(was)})`
}

/** Returns the extra fields, without those that are fields of the form now. */
export const otherExtras = ({ extra }: Pick<Answers, 'extra'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(extra).filter(([name]) => !formerExtraFields.some((one) => one === name)),
  )
