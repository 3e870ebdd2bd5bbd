import { z } from 'zod'
import { recordPath } from '../contract/paths.ts'
import { success } from '../contract/success.ts'
import { line } from '../contract/text.ts'

/** The calls of the editor. */
export const editingPaths = {
  page: '/admin/edit',
  overview: '/api/admin/editing',
  problems: '/api/admin/editing/problems',
  file: '/api/admin/editing/file',
  check: '/api/admin/editing/check',
  preview: '/api/admin/editing/preview',
  presence: '/api/admin/editing/presence',
  history: '/api/admin/editing/history',
  undo: '/api/admin/editing/undo',
  pictures: '/api/admin/editing/pictures',
  picture: recordPath<[name: string]>('/api/admin/editing/pictures/:name'),
  downloads: '/api/admin/editing/files',
  download: recordPath<[name: string]>('/api/admin/editing/files/:name'),
  publish: '/api/admin/editing/publish',
  discard: '/api/admin/editing/discard',
  newEntry: '/api/admin/editing/new',
  rename: '/api/admin/editing/rename',
  remove: '/api/admin/editing/remove',
} as const

/** A problem as `npm run check` has it; a warning stops nothing. */
export const contentProblem = z.strictObject({
  severity: z.enum(['error', 'warning']),
  /** `content/towns/vail.yaml` */
  file: z.string(),
  line: z.number().int(),
  column: z.number().int(),
  field: z.string(),
  reason: z.string(),
  repair: z.string(),
})
export type ContentProblem = z.infer<typeof contentProblem>

/** In the content folder: `towns/vail.yaml`. It leads out of no folder. */
const file = line()
  .regex(/^(?:[a-z0-9-]+\/)?[a-z0-9.-]+\.(?:yaml|md)$/, 'There’s no file of this name.')
  .max(200)

/** What readers download or play: `files/roof-checklist.pdf`. */
const download = line()
  .regex(/^files\/[a-z0-9-]+\.[a-z0-9]+$/, 'There’s no file of this name.')
  .max(200)

/** The name of a draft, which is the end of its branch; left out: the content as it is published. */
const draft = line()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'There’s no draft of this name.')
  .max(80)
  .optional()

export const draftQuery = z.strictObject({ draft })
export const fileQuery = z.strictObject({ draft, file })
/** The name of a picture's file: `roofing.svg`. */
export const pictureParams = z.object({ name: line().regex(/^[a-z0-9-]+\.(?:svg|jpe?g|png)$/) })

/** The name of a file for readers: `roof-checklist.pdf`. */
export const downloadParams = z.object({ name: line().regex(/^[a-z0-9-]+\.[a-z0-9]+$/) })

const contentFile = z.strictObject({
  file: z.string(),
  /** The kind of content, which is its folder, or `site` for a single file. */
  kind: z.string(),
  title: z.string(),
  language: z.string(),
  state: z.enum(['live', 'draft', 'scheduled', 'ended']),
  /** Its own fields say that it isn't live; left out: those of what it belongs to do, such as its original. */
  own: z.literal(true).optional(),
  /** The address of its page, also while there is none; left out: it has none of its own. */
  path: z.string().optional(),
})
export type ContentFile = z.infer<typeof contentFile>

/** What adding, renaming or removing an entry does, with files as `towns/vail.yaml`. */
const entryPlan = z.strictObject({
  added: z.array(z.string()),
  changed: z.array(z.string()),
  removed: z.array(z.string()),
  moved: z.array(z.strictObject({ from: z.string(), to: z.string() })),
  /** What names or links to a removed one, from where it is taken out as far as possible. */
  refers: z.array(z.strictObject({ file: z.string(), line: z.number().int(), field: z.string() })),
  /** Addresses that lead elsewhere then. */
  redirects: z.array(z.strictObject({ from: z.string(), to: z.string() })),
  /** What somebody has to do then, a sentence each. */
  left: z.array(z.string()),
  /** What can't be taken back, for people. */
  warning: z.string().optional(),
})
export type EntryPlan = z.infer<typeof entryPlan>

/** What is wrong with an answer to what a new entry is asked for; without a field, with the whole. */
const fault = z.strictObject({ field: z.string(), reason: z.string(), repair: z.string() })
export type Fault = z.infer<typeof fault>

export const newEntryRequest = z.strictObject({
  draft,
  /** Its folder, or `site` for a file that a site has once. */
  kind: line()
    .regex(/^[a-z-]+$/)
    .max(60),
  /** Of its file, without the ending; of a translation with its language, `roofing.es`. */
  name: line().min(1).max(80),
  /** By the names of the fields that were asked for. */
  given: z.record(z.string().max(200), z.unknown()),
  /** Whether examples stand for what is not given. */
  examples: z.boolean(),
})

/** `confirmed`: it is done; otherwise it is only told what would be. */
export const renameRequest = z.strictObject({
  draft,
  file,
  name: line().min(1).max(80),
  confirmed: z.boolean(),
})
export const removeRequest = z.strictObject({
  draft,
  file: z.union([file, download]),
  confirmed: z.boolean(),
})

export const entryResponse = success({
  /** `asks`: a new entry needs more. `planned`: nothing is done yet. */
  outcome: z.enum(['asks', 'refused', 'planned', 'saved']),
  /** The draft that it was saved in. */
  draft: z.string().optional(),
  sent: z.boolean(),
  /** Where the entry is then. */
  file: z.string().optional(),
  /** Why it is refused, for people. */
  reason: z.string().optional(),
  plan: entryPlan.optional(),
  /** What a new entry is asked for (`NamedField[]`), with what follows from its name and the day. */
  fields: z.unknown().optional(),
  suggested: z.record(z.string(), z.unknown()).optional(),
  problems: z.array(fault),
})
export type EntryResponse = z.infer<typeof entryResponse>

const draftView = z.strictObject({
  name: z.string(),
  /** Who wrote in it, by name. */
  by: z.array(z.string()),
  /** When it was last saved. */
  at: z.string(),
  files: z.array(z.string()),
  /** Whether the repository has its last commit. */
  sent: z.boolean(),
  /** Why it can't be sent until somebody does something, for people: `others have changed …`. */
  trouble: z.string().optional(),
  /** That commit. */
  commit: z.string(),
})
export type DraftView = z.infer<typeof draftView>

export const overview = success({
  /** `checkout`: in development, saving writes files. `off`: no repository is set. */
  mode: z.enum(['checkout', 'repository', 'off']),
  /** Why nothing can be edited, for people. */
  trouble: z.string().optional(),
  drafts: z.array(draftView),
  files: z.array(contentFile),
  /** What fields may refer to, by kind. */
  names: z.record(z.string(), z.array(z.string())),
  /** The files of pictures, by name: `roofing` → `roofing.svg`. */
  pictures: z.record(z.string(), z.string()),
  /** The kinds, by their folders, to which files can be added. */
  kinds: z.array(z.string()),
  /** The files of the whole site that can be added. */
  absent: z.array(z.string()),
})
export type Overview = z.infer<typeof overview>

/** What `check` says of a draft. */
export const problemsResponse = success({ problems: z.array(contentProblem) })

/** Fields as they are in the file, and the Markdown under them. */
const written = { data: z.unknown(), body: z.string().max(500_000).optional() }

export const openedFile = success({
  file: z.string(),
  kind: z.string(),
  /** Identifies its text. */
  version: z.string(),
  ...written,
  /** A tree of fields (`formField`). */
  form: z.unknown(),
  /** The comments above fields, by the place of the field. */
  comments: z.record(z.string(), z.string()),
  /** What it translates. */
  original: z.strictObject({ file: z.string(), language: z.string(), ...written }).optional(),
  /** The other languages of the site that it is or can be in. */
  translations: z.array(
    z.strictObject({ language: z.string(), file: z.string(), exists: z.boolean() }),
  ),
})
export type OpenedFile = z.infer<typeof openedFile>

export const checkRequest = z.strictObject({ draft, file, ...written })
export const checkResponse = success({
  /** Of this file, with the text that was sent. */
  problems: z.array(contentProblem),
  /** Of other files, which they don't have without the change. */
  elsewhere: z.array(contentProblem),
})

export const previewRequest = z.strictObject({ draft, file, body: z.string().max(500_000) })
export const previewResponse = success({ html: z.string() })

/** What becomes of fields that somebody else has changed too; left out: nothing is changed, and both values are told. */
const prefer = z.enum(['mine', 'theirs']).optional()

export const saveRequest = z.strictObject({
  draft,
  file,
  /** As it was opened. */
  was: z.strictObject(written),
  ...written,
  prefer,
})
export type SaveRequest = z.infer<typeof saveRequest>

/** Two people have changed the same field. */
const conflict = z.strictObject({
  /** Empty: the text. */
  field: z.string(),
  /** As text. */
  mine: z.string(),
  theirs: z.string(),
})
export type Conflict = z.infer<typeof conflict>

export const saveResponse = success({
  outcome: z.enum(['saved', 'unchanged', 'refused', 'conflict']),
  /** The draft that it was saved in. */
  draft: z.string().optional(),
  /** Whether the repository has it; otherwise it is sent later. */
  sent: z.boolean(),
  /** Whether what somebody else saved meanwhile was kept too. */
  merged: z.boolean(),
  /** Of this file; with `refused`, what has to be fixed first. */
  problems: z.array(contentProblem),
  elsewhere: z.array(contentProblem),
  conflicts: z.array(conflict),
})
export type SaveResponse = z.infer<typeof saveResponse>

/** Who else has the file open, and whether it has changed. */
export const presence = success({
  others: z.array(
    z.strictObject({
      name: z.string(),
      since: z.string(),
      /** In which they have it open; left out: as it is published. */
      draft: z.string().optional(),
    }),
  ),
  /** Of its text; left out where the file is gone. */
  version: z.string().optional(),
})
export type Presence = z.infer<typeof presence>

const change = z.strictObject({
  commit: z.string(),
  at: z.string(),
  by: z.string(),
  subject: z.string(),
})
export type Change = z.infer<typeof change>

export const history = success({ changes: z.array(change) })

export const undoRequest = z.strictObject({
  draft,
  file,
  commit: line().regex(/^[0-9a-f]{40,64}$/),
})

export const draftRequest = z.strictObject({ draft: draft.unwrap() })

const fileConflict = conflict.extend({ file: z.string() })
export type FileConflict = z.infer<typeof fileConflict>

/** What becomes of fields that others have changed too, and the conflicts that were shown: it decides no others. */
const choice = z.strictObject({ prefer: prefer.unwrap(), shown: z.array(fileConflict) })
export type Choice = z.infer<typeof choice>

export const publishRequest = z.strictObject({
  draft: draft.unwrap(),
  choice: choice.optional(),
})

/** A file that is published and that visitors don't see. */
const hiddenFile = z.strictObject({
  file: z.string(),
  title: z.string(),
  state: z.enum(['draft', 'scheduled', 'ended']),
  /** Whether its own fields say so; otherwise those of what it belongs to, such as its original. */
  own: z.boolean(),
})
export type HiddenFile = z.infer<typeof hiddenFile>

export const publishResponse = success({
  /** `refused`: the check has problems. `conflict`: others have published the same fields with other values. */
  outcome: z.enum(['published', 'refused', 'conflict']),
  problems: z.array(contentProblem),
  conflicts: z.array(fileConflict),
  /** Of the files of the draft. */
  hidden: z.array(hiddenFile),
})
export type PublishResponse = z.infer<typeof publishResponse>

/** A picture, or a file for readers, that was sent. */
export const uploadResponse = success({
  outcome: z.enum(['saved', 'refused']),
  draft: z.string().optional(),
  /** By which fields refer to it. */
  name: z.string(),
  problems: z.array(contentProblem),
})
export type UploadResponse = z.infer<typeof uploadResponse>
