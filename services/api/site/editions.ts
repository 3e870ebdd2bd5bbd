import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { UpcomingChange } from './content-report-contract.ts'

/** What happens to an entry of content at a moment. */
export const contentChange = z.object({
  /** `year`: the years of the firm and of the footer. */
  change: z.enum(['appears', 'ends', 'year']),
  kind: z.string(),
  name: z.string(),
  file: z.string(),
})

/** The folder of an edition below the build's, and the files of the edition before that it doesn't have. */
const editionFolder = z.object({ folder: z.string(), removed: z.array(z.string()) })

export const edition = editionFolder.extend({
  /** From this moment on. ISO 8601, UTC. */
  at: z.string(),
  /** In words: `1 post appears, 2 lists change`. */
  summary: z.string(),
  changes: z.array(contentChange),
})
export type Edition = z.infer<typeof edition>

/**
 * dist/editions.json: what of the site changes by itself after the build, and the site with its drafts. An edition has the files
 * that differ from the edition before; the first one differs from the build, and so does the one with drafts.
 */
export const editionsFile = z.object({
  builtAt: z.string(),
  /** The office's time zone, in which staff read the moments. */
  timeZone: z.string(),
  /** In the order of their moments. */
  editions: z.array(edition),
  /** After this moment content changes without an edition: the site must have been built again by then. */
  knownUntil: z.string(),
  /** All drafts, and what appears later, as if they were on the site on the day of the build. */
  drafts: editionFolder.optional(),
})
export type EditionsFile = z.infer<typeof editionsFile>

/** At most so many moments get an edition; later ones need another build. */
export const maxEditions = 100

/** In the folder of a build. */
export const editionsFileName = 'editions.json'

/** Where the files of an edition are. */
export interface EditionLayers {
  /** The folders in which a file is looked for, in order: the edition's, those before it, and the build's last. */
  folders: string[]
  /** For each of these folders the files that the edition it belongs to removed from the folders below. */
  removed: ReadonlySet<string>[]
}

/** Reads the editions of a build; undefined: it has none. @throws ZodError the file is not what the build writes */
export async function readEditions(build: string): Promise<EditionsFile | undefined> {
  const text = await readFile(join(build, editionsFileName), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : editionsFile.parse(JSON.parse(text))
}

/** Returns what changes when the editions are written again; undefined: the build has none. */
export const editionsStamp = (build: string): Promise<number | undefined> =>
  stat(join(build, editionsFileName)).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  )

/** Returns the edition of a moment; undefined: what the build wrote itself. */
export const editionAt = (file: EditionsFile | undefined, at: Date): Edition | undefined =>
  file?.editions.findLast((one) => Date.parse(one.at) <= at.getTime())

/**
 * Returns where the files of an edition are.
 * @param build the folder of the build: `dist`
 * @param of the edition; `drafts`: the one with drafts; undefined: what the build wrote itself
 */
export function layersOf(
  build: string,
  file: EditionsFile | undefined,
  of: Edition | 'drafts' | undefined,
): EditionLayers {
  const base = { folder: '.', removed: [] }
  const upTo =
    of === 'drafts' || !of ? -1 : (file?.editions.findIndex(({ at }) => at === of.at) ?? -1)
  const editions =
    of === 'drafts'
      ? file?.drafts
        ? [file.drafts]
        : []
      : (file?.editions.slice(0, upTo + 1) ?? [])
  const layers = [...editions.toReversed(), base]
  return {
    folders: layers.map(({ folder }) => join(build, folder)),
    removed: layers.map(({ removed }) => new Set(removed)),
  }
}

/** Returns what is still to change, in order, with its moment in words for staff. */
export function upcomingChanges(file: EditionsFile | undefined, now: Date): UpcomingChange[] {
  if (!file) return []
  const { timeZone } = file
  const yearOf = (at: Date) => at.toLocaleDateString('en-US', { timeZone, year: 'numeric' })
  return file.editions
    .filter(({ at }) => Date.parse(at) > now.getTime())
    .map(({ at, summary, changes }) => {
      const moment = new Date(at)
      const isOtherYear = yearOf(moment) !== yearOf(now)
      const when = moment.toLocaleString('en-US', {
        timeZone,
        month: 'short',
        day: 'numeric',
        ...(isOtherYear && { year: 'numeric' }),
        hour: 'numeric',
        minute: '2-digit',
      })
      // Node separates the time with a space that doesn't break.
      const files = [...new Set(changes.map(({ file }) => file))]
      return { at, when: when.replaceAll('\u202f', ' '), summary, files }
    })
}
