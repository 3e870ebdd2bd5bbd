import { z } from 'zod'
import { success } from '../contract/success.ts'

/** A problem in content: its place, what is wrong, and the fix. */
export const contentProblem = z.strictObject({
  file: z.string(),
  line: z.number().int(),
  column: z.number().int(),
  field: z.string(),
  reason: z.string(),
  repair: z.string(),
})

/** The state of an entry of content: of articles and what has a report, and of all that is a draft, scheduled, ended or ends later. */
const contentEntry = z.strictObject({
  kind: z.string(),
  /** The name of its kind: “Project”. */
  label: z.string(),
  slug: z.string(),
  title: z.string(),
  /** Empty while its file is invalid. */
  path: z.string(),
  file: z.string(),
  /** `scheduled`: it appears later. `problem`: it needs fixing. */
  state: z.enum(['live', 'scheduled', 'draft', 'ended', 'problem']),
  /** The day of publication; for a project, of completion. Empty where it has none. */
  date: z.string(),
  /** When it appears and ends, as its file says it: `2026-12-01 07:00`. */
  from: z.string().optional(),
  until: z.string().optional(),
  updated: z.string().optional(),
  words: z.number().int(),
  /** A Flesch–Kincaid grade. */
  grade: z.number(),
  problems: z.array(contentProblem),
  /** Its page is not published, and can be looked at in a preview. */
  preview: z.boolean(),
})
export type ContentEntry = z.infer<typeof contentEntry>

/** One location page. */
const matrixCell = z.strictObject({
  service: z.string(),
  town: z.string(),
  path: z.string(),
  /** Its own file; left out if it has none. */
  file: z.string().optional(),
  /** Whether search engines may index it. */
  index: z.boolean(),
  words: z.number().int(),
  /** Similarity with the most similar page, from 0 to 1. */
  similarity: z.number(),
  nearest: z.string().optional(),
  evidence: z.strictObject({
    figures: z.number().int(),
    /** The number of figures with a `checked` day. */
    confirmed: z.number().int(),
    projects: z.number().int(),
    neighbors: z.number().int(),
    consequences: z.number().int(),
    questions: z.number().int(),
    /** The number of paragraphs and questions of this page only. */
    ownWords: z.number().int(),
  }),
  thin: z.array(z.string()),
})
export type MatrixCell = z.infer<typeof matrixCell>

/** The content folder as files in the report name it, and its address for viewing and editing, without a slash at the end, if it is known. */
const contentSource = z.strictObject({ folder: z.string(), address: z.string().optional() })
export type ContentSource = z.infer<typeof contentSource>

/** dist/content.json: the build's report about content, for staff. */
export const contentReport = z.strictObject({
  commit: z.string(),
  /** ISO 8601, UTC. */
  builtAt: z.string(),
  source: contentSource,
  writings: z.array(contentEntry),
  matrix: z.strictObject({
    services: z.array(
      z.strictObject({
        slug: z.string(),
        label: z.string(),
        file: z.string(),
        /** It has its own texts; otherwise it shows those of the service with `fallback: true`. */
        preset: z.boolean(),
      }),
    ),
    towns: z.array(
      z.strictObject({
        slug: z.string(),
        name: z.string(),
        county: z.string().optional(),
        file: z.string(),
      }),
    ),
    cells: z.array(matrixCell),
    /** Limits of similarity, above which search engines may see doorway pages: for a page, and for the mean. */
    limits: z.strictObject({ page: z.number(), mean: z.number() }),
    mean: z.number(),
  }),
})
export type ContentReport = z.infer<typeof contentReport>

/** What content changes by itself, and when. */
export const upcomingChange = z.strictObject({
  /** ISO 8601, UTC. */
  at: z.string(),
  /** `Dec 1, 7:00 AM`, in the office's time zone. */
  when: z.string(),
  /** `1 post appears, 2 lists change` */
  summary: z.string(),
  /** The files of what appears or ends. */
  files: z.array(z.string()),
})
export type UpcomingChange = z.infer<typeof upcomingChange>

export const contentResponse = success({
  content: contentReport,
  upcoming: z.array(upcomingChange),
  /** After this moment content changes without an edition; left out: there are no editions. ISO 8601, UTC. */
  knownUntil: z.string().optional(),
})
