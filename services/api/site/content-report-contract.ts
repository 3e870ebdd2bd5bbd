import { z } from 'zod'

/** One finding about content: where, what is wrong, and the repair. */
const problem = z.strictObject({
  file: z.string(),
  line: z.number().int(),
  column: z.number().int(),
  field: z.string(),
  reason: z.string(),
  repair: z.string(),
})

/** A guide, a post, a project or an entry of another kind that is registered with a report, as staff see how it stands. */
const contentEntry = z.strictObject({
  kind: z.string(),
  /** What people call its kind: “Project”. */
  label: z.string(),
  slug: z.string(),
  title: z.string(),
  /** Empty while its file has faults. */
  path: z.string(),
  file: z.string(),
  /** `scheduled`: its date has not come. `problem`: something is to be fixed. */
  state: z.enum(['live', 'scheduled', 'draft', 'problem']),
  /** The day it appeared or appears; of a project, the day it was completed. */
  date: z.string(),
  updated: z.string().optional(),
  words: z.number().int(),
  /** A Flesch–Kincaid grade. */
  grade: z.number(),
  problems: z.array(problem),
  /** The build wrote a preview: of what is on no page yet. */
  preview: z.boolean(),
})
export type ContentEntry = z.infer<typeof contentEntry>

/** One location page. */
const matrixCell = z.strictObject({
  service: z.string(),
  town: z.string(),
  path: z.string(),
  /** Its own file; left out while it has no words of its own. */
  file: z.string().optional(),
  /** Search engines may keep it. */
  index: z.boolean(),
  words: z.number().int(),
  /** With the page it is most like, from 0 to 1. */
  similarity: z.number(),
  nearest: z.string().optional(),
  evidence: z.strictObject({
    figures: z.number().int(),
    /** Read at their source on a noted day. */
    confirmed: z.number().int(),
    projects: z.number().int(),
    neighbors: z.number().int(),
    consequences: z.number().int(),
    questions: z.number().int(),
    /** Paragraphs and questions of this page alone. */
    ownWords: z.number().int(),
  }),
  thin: z.array(z.string()),
})
export type MatrixCell = z.infer<typeof matrixCell>

/** dist/content.json: what the build knows about content that staff want to see. */
export const contentReport = z.strictObject({
  commit: z.string(),
  /** ISO 8601, UTC. */
  builtAt: z.string(),
  /** Where a file of content can be read and changed, without the file; left out where nobody says. */
  repository: z.string().optional(),
  writings: z.array(contentEntry),
  matrix: z.strictObject({
    services: z.array(
      z.strictObject({
        slug: z.string(),
        label: z.string(),
        file: z.string(),
        /** Copy of its own; otherwise it shows that of home services. */
        preset: z.boolean(),
      }),
    ),
    towns: z.array(
      z.strictObject({
        slug: z.string(),
        name: z.string(),
        county: z.string(),
        file: z.string(),
      }),
    ),
    cells: z.array(matrixCell),
    /** A page that is this much like another is a doorway page; so is a site whose mean is. */
    limits: z.strictObject({ page: z.number(), mean: z.number() }),
    mean: z.number(),
  }),
})
export type ContentReport = z.infer<typeof contentReport>

export const contentResponse = z.strictObject({ success: z.literal(true), content: contentReport })
