import { z } from 'zod'

/** What a form shows of every field. */
interface Told {
  /** What the field is for. */
  help?: string | undefined
  /** A value that an author could write. */
  example?: string | undefined
}

/** A field of a group, by its name in the file. */
export interface NamedField {
  name: string
  required: boolean
  field: FormField
}

/**
 * A field of a form, made from the schema of a content file (scripts/content-forms/form.ts). The form shows what is in the file,
 * and offers the rest.
 */
export type FormField = Told &
  (
    | { type: 'group'; fields: NamedField[] }
    | { type: 'list'; item: FormField; most?: number | undefined }
    /** A list of a fixed length, such as coordinates. */
    | { type: 'tuple'; items: FormField[] }
    /** Fields that the author names, such as claims; `names` are what they may be called. */
    | { type: 'record'; value: FormField; names?: FormField | undefined }
    /** One of several groups, which a word in the field `by` chooses, such as a kind of block. */
    | { type: 'choice'; by: string; branches: { word: string; field: FormField }[] }
    | {
        type: 'text'
        long: boolean
        most?: number | undefined
        /** The address of a video, which may be one of the site's own files. */
        plays?: true | undefined
        /** A translation has its own. */
        words?: true | undefined
      }
    | { type: 'day' }
    | { type: 'number'; whole: boolean }
    | { type: 'yes-no' }
    | { type: 'options'; options: string[] }
    /** The name of another entry: of a kind of content, or of a list such as `authors`. */
    | { type: 'reference'; to: string }
    /** A word that is always the same. */
    | { type: 'fixed'; value: string }
  )

const told = { help: z.string().optional(), example: z.string().optional() }

export const formField: z.ZodType<FormField> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({
      ...told,
      type: z.literal('group'),
      fields: z.array(namedField),
    }),
    z.object({ ...told, type: z.literal('list'), item: formField, most: z.number().optional() }),
    z.object({ ...told, type: z.literal('tuple'), items: z.array(formField) }),
    z.object({
      ...told,
      type: z.literal('record'),
      value: formField,
      names: formField.optional(),
    }),
    z.object({
      ...told,
      type: z.literal('choice'),
      by: z.string(),
      branches: z.array(z.object({ word: z.string(), field: formField })),
    }),
    z.object({
      ...told,
      type: z.literal('text'),
      long: z.boolean(),
      most: z.number().optional(),
      plays: z.literal(true).optional(),
      words: z.literal(true).optional(),
    }),
    z.object({ ...told, type: z.literal('day') }),
    z.object({ ...told, type: z.literal('number'), whole: z.boolean() }),
    z.object({ ...told, type: z.literal('yes-no') }),
    z.object({ ...told, type: z.literal('options'), options: z.array(z.string()) }),
    z.object({ ...told, type: z.literal('reference'), to: z.string() }),
    z.object({ ...told, type: z.literal('fixed'), value: z.string() }),
  ]),
)

/** A `NamedField`. */
export const namedField: z.ZodType<NamedField> = z.lazy(() =>
  z.object({ name: z.string(), required: z.boolean(), field: formField }),
)

/** What is written in a file: its fields and, under the front matter of a Markdown file, its text. */
export interface FileContent {
  data: unknown
  body?: string | undefined
}
