import { z } from 'zod'
import { refusals } from '../contract/import-row.ts'
import { success } from '../contract/success.ts'
import { line } from '../contract/text.ts'

export const importKinds = ['leads', 'subscribers'] as const
export type ImportKind = (typeof importKinds)[number]

/** The most rows of an import, and the most bytes of its file. */
export const maxImportRows = 500
export const maxImportBytes = 1_000_000

const file = z
  .base64('Send the file in base64.')
  .max(Math.ceil(maxImportBytes / 3) * 4, 'This file is over 1 MB. Split it.')
  .describe('The bytes of the file, in base64.')

const what = {
  kind: z.enum(importKinds).describe('What the rows are.'),
  file,
  duplicates: z
    .boolean()
    .default(false)
    .describe('Whether leads of people who have one already are imported too.'),
}

export const importPreviewRequest = z.strictObject(what)

export const importRequest = z.strictObject({
  ...what,
  key: z.uuid().describe('One for each preview, so that a double click imports once.'),
  name: line().max(100).describe('The name of the file.'),
  digest: line()
    .max(100)
    .describe('`digest` of the preview: nothing else than what it showed is imported.'),
  confirm: z
    .boolean()
    .default(false)
    .describe('Whether people get the email that the form would have sent.'),
  clock: z.boolean().default(false).describe('Whether the response clock runs for new leads.'),
  webhooks: z.boolean().default(false).describe('Whether webhooks are sent.'),
})

export const importTemplateQuery = z.object({ kind: z.enum(importKinds) })

const rowView = z.object({
  /** The line in the file. */
  line: z.number().int(),
  who: z.string(),
  is: z.enum(['ready', 'wrong', 'duplicate', 'refused']),
  problems: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  /** The record, or the line, that has the person already. */
  of: z.string().optional(),
  why: z.enum(refusals).optional(),
})
export type ImportRowView = z.infer<typeof rowView>

export const importPreview = success({
  digest: z.string(),
  counts: z.object({
    /** Rows that would be imported. */
    ready: z.number().int(),
    wrong: z.number().int(),
    duplicate: z.number().int(),
    refused: z.number().int(),
  }),
  /** The first ready rows, and every other one. */
  rows: z.array(rowView),
  /** Columns that nothing is read from. */
  ignored: z.array(z.string()),
})
export type ImportPreview = z.infer<typeof importPreview>

/** How far an import has come. */
export const importStates = ['adding', 'done', 'undoing', 'undone'] as const

/** An import as the owner sees it. Times are ISO 8601 in UTC. */
const importView = z.object({
  id: z.string(),
  kind: z.string(),
  name: z.string(),
  at: z.string(),
  by: z.string(),
  count: z.number().int(),
  state: z.enum(importStates),
  undoneAt: z.string().optional(),
  undoneBy: z.string().optional(),
  /** What undoing kept, since it had changed. */
  kept: z.array(z.object({ id: z.string(), label: z.string() })),
})
export type ImportView = z.infer<typeof importView>

export const importList = success({ imports: z.array(importView) })
export const importResponse = success({ import: importView })
