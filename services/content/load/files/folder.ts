import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ContentProblems, fileProblem, type Problem } from '../../model/problem.ts'
import { pathInside, withSlashes } from './path-inside.ts'

/** The folder that is read without CONTENT_DIR, and the first part of every file's name in code, wherever it is. */
const defaultFolder = 'content'

/**
 * Returns the content folder, absolute: CONTENT_DIR, from the project's folder, or `content`. The only place that decides it.
 * @throws ContentProblems there is no such folder
 */
export function contentFolder(root = process.cwd(), setting = process.env['CONTENT_DIR']): string {
  const folder = resolve(root, setting || defaultFolder)
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder
  const problem = fileProblem(defaultFolder, {
    reason: 'isn’t a folder',
    repair: setting
      ? 'set CONTENT_DIR to the folder that has business.yaml'
      : 'run this in the folder of the project, or set CONTENT_DIR to the folder of the content',
  })
  throw new ContentProblems([shownProblem(folder, problem)])
}

/**
 * Returns where a file of content is: `content/towns/vail.yaml` → `/srv/cedar/towns/vail.yaml`.
 * @throws Error the path leads out of the folder
 */
export function placeOf(folder: string, file: string): string {
  const place = join(folder, file.slice(defaultFolder.length))
  if (pathInside(folder, place) === undefined)
    throw new Error(`${file} is outside of the content folder`)
  return place
}

/** Returns how messages name the folder: relative to the current one, absolute when it is outside; with `/`. */
export const shownFolder = (folder: string, current = process.cwd()): string =>
  pathInside(current, folder) ?? withSlashes(folder)

/**
 * Names the real folder in a message: `add content/images/a.yaml` → `add firms/cedar/images/a.yaml`. What an author
 * wrote, in quotation marks, stays.
 */
export const shownText = (folder: string, text: string): string =>
  text.replace(/(?<![\w./“-])content(?=\/)/g, () => shownFolder(folder))

/** A problem as its author reads it: with the real folder in its file and its words, and without what only programs need. */
export const shownProblem = (
  folder: string,
  { missing: _missing, lacks: _lacks, ...problem }: Problem,
): Problem => ({
  ...problem,
  file: problem.file === defaultFolder ? shownFolder(folder) : shownText(folder, problem.file),
  reason: shownText(folder, problem.reason),
  repair: shownText(folder, problem.repair),
})

/**
 * Returns the name that a folder's caches have, so that two folders never share one: `content`, and
 * `content-1f2e3d4c` for a folder that CONTENT_DIR names.
 */
export const cacheName = (folder: string, root = process.cwd()): string =>
  pathInside(root, folder) === defaultFolder
    ? defaultFolder
    : `${defaultFolder}-${createHash('sha256').update(withSlashes(folder)).digest('hex').slice(0, 16)}`

/** The folder of a build's caches that depend on the content folder, from the project's folder. */
export const buildCache = (folder: string, root = process.cwd()): string =>
  cacheName(folder, root) === defaultFolder ? '.cache' : join('.cache', cacheName(folder, root))
