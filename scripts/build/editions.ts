import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Edition, EditionsFile } from '../../services/api/site/editions.ts'
import { editionsFileName, maxEditions } from '../../services/api/site/editions.ts'
import { getSite, viewSite } from '../../services/content/index.ts'
import type { ContentChange } from '../../services/content/model/site.ts'
import { type EditionFiles, editionOutput } from './edition-output.ts'
import { editionsFolder } from './output.ts'
import { editionSummary } from './edition-summary.ts'
import type { SiteBuild } from './site-build.ts'
import { writeRest, writeServed } from './write-site.ts'

/** Each build writes the editions of the coming year, in which the turn of the year is also if it is a leap year. */
const aheadMs = 366 * 24 * 60 * 60 * 1000

interface Written {
  build: SiteBuild
  files: EditionFiles
}

/**
 * Writes what the site will be at each moment at which its content changes by itself: only the files that differ from those of the
 * edition before. And once more with drafts, for previews (docs/decisions/0101).
 * @param base the build of today, which is finished
 * @param codeFiles the files of code, the same in all editions
 */
export async function writeEditions(
  base: SiteBuild,
  { dist, codeFiles }: { dist: string; codeFiles: readonly string[] },
): Promise<void> {
  const began = performance.now()
  const { builtAt } = base
  const site = getSite()
  const { moments, knownUntil } = editionMoments(site.changes, builtAt)
  const today: Written = {
    build: base,
    files: new Map(base.output.paths().map((path) => [path, base.output.locate(path)])),
  }
  // Written beside the ones that are served, and put in their place when all are complete.
  const folder = join(dist, `${editionsFolder}.part`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const editions: Edition[] = []
  let before = today
  for (const [at, changes] of moments) {
    const name = at.replace(/[-:]|\.\d+/g, '')
    viewSite({ now: new Date(at) })
    const next = await writeEdition(before, join(folder, name), codeFiles)
    editions.push({
      at,
      folder: `${editionsFolder}/${name}`,
      removed: next.removed,
      summary: editionSummary(changes, next),
      changes: changes.map(({ change, kind, name, file }) => ({ change, kind, name, file })),
    })
    before = next
  }
  viewSite({ now: builtAt, drafts: true })
  const drafts = await writeEdition(today, join(folder, 'drafts'), codeFiles, false)
  viewSite({ now: builtAt })
  const file: EditionsFile = {
    builtAt: builtAt.toISOString(),
    timeZone: site.business.place.timeZone.name,
    editions,
    knownUntil,
    drafts: { folder: `${editionsFolder}/drafts`, removed: drafts.removed },
  }
  const place = join(dist, editionsFolder)
  const earlier = `${place}.old`
  rmSync(earlier, { recursive: true, force: true })
  if (existsSync(place)) await rename(place, earlier)
  await rename(folder, place)
  await base.output.put(editionsFileName, JSON.stringify(file, null, 1))
  rmSync(earlier, { recursive: true, force: true })
  const took = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`editions: ${editions.length} of the coming year and one with drafts, ${took} s`)
}

/** Groups what changes by its moment, within the bounds. */
export function editionMoments(changes: readonly ContentChange[], builtAt: Date) {
  const last = new Date(builtAt.getTime() + aheadMs).toISOString()
  const all = new Map<string, ContentChange[]>()
  for (const change of changes)
    if (change.at > builtAt.toISOString() && change.at <= last)
      all.set(change.at, [...(all.get(change.at) ?? []), change])
  const ordered = [...all].sort(([one], [other]) => one.localeCompare(other))
  const moments = ordered.slice(0, maxEditions)
  const [left] = ordered.slice(maxEditions)
  if (left)
    console.warn(
      `Only the next ${maxEditions} moments at which content changes are prepared. Build again before ${left[0]}.`,
    )
  return { moments, knownUntil: left?.[0] ?? last }
}

/** Writes the site as it is seen now (`viewSite`), compared with the edition before. */
async function writeEdition(
  { build, files }: Written,
  folder: string,
  codeFiles: readonly string[],
  isCompressed = true,
): Promise<Written & EditionDiff> {
  const output = editionOutput(files, folder)
  codeFiles.forEach(output.retain)
  const site = getSite()
  const next: SiteBuild = {
    ...build,
    output,
    graph: build.graph.next(site),
    steps: build.steps.next(),
    isUnchanged: (path) => !output.isWritten(path),
  }
  mkdirSync(folder, { recursive: true })
  await writeServed(next)
  await writeRest(next, isCompressed)
  const written = output.files()
  return {
    build: next,
    files: written,
    written: output.paths().filter(output.isWritten),
    before: files,
    removed: output.removed(),
  }
}

/** The paths that an edition writes and removes. */
export interface EditionDiff {
  written: readonly string[]
  removed: string[]
  before: EditionFiles
}
