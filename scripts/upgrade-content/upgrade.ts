import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { shownFolder } from '../../services/content/load/files/folder.ts'
import { pathInside } from '../../services/content/load/files/path-inside.ts'
import { isIgnored } from '../../services/content/load/files/placement.ts'
import {
  type ContentTexts,
  type ContentUpgrade,
  contentUpgrades,
} from '../../services/content/load/upgrades.ts'
import { CommandError } from '../store/report.ts'

interface UpgradeOptions {
  /** Changes nothing. */
  dryRun: boolean
  /** Goes on where git could not undo it. */
  force: boolean
}

const business = 'business.yaml'
const versioned = z.object({ contentVersion: z.number().int().min(1).default(1) })

/**
 * Applies the steps between the version of a content folder and the current one.
 * @returns what was changed, a line each; with `dryRun` what would be
 * @throws CommandError the content is newer than the steps, or could not be got back by git
 */
export function upgradeContent(
  folder: string,
  { dryRun, force }: UpgradeOptions,
  steps: readonly ContentUpgrade[] = contentUpgrades,
): string[] {
  const current = steps.length + 1
  const before = readTexts(folder)
  const shown = shownFolder(folder)
  const version = versionOf(before, shown)
  if (version > current)
    throw new CommandError(
      `${shown} is at version ${version}, and this engine reads ${current}: update the engine.`,
    )
  if (version === current) return [`${shown} is at version ${current} already.`]
  if (!dryRun && !force) requireUndoable(folder, shown)
  const due = steps.slice(version - 1)
  const after = withVersion(
    due.reduce<ContentTexts>((texts, { apply }) => apply(texts), before),
    current,
  )
  const changed = [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort()
  if (!dryRun) for (const path of changed) write(join(folder, path), after.get(path))
  return [
    `${shown}: version ${version} to ${current}${dryRun ? ', a dry run' : ''}`,
    ...due.map(({ changes }, at) => `${version + at + 1}: ${changes}`),
    ...changed.map((path) => `  ${verb(before.has(path), after.has(path))} ${shown}/${path}`),
    dryRun
      ? 'Nothing was written. Run it without --dry-run to change these files.'
      : 'Look at the differences, run npm run check, and commit them.',
  ]
}

const verb = (was: boolean, is: boolean) => (was ? (is ? 'changed' : 'removed') : 'added  ')

/** Every YAML, Markdown and text file; pictures are not upgraded. */
function readTexts(folder: string): ContentTexts {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && /\.(yaml|md|txt)$/.test(found.name))
    .flatMap(({ parentPath, name }) => pathInside(folder, join(parentPath, name)) ?? [])
    .filter((path) => !isIgnored(path))
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

function versionOf(texts: ContentTexts, shown: string): number {
  const text = texts.get(business)
  if (text === undefined) throw new CommandError(`${shown}/${business} is missing.`)
  try {
    return versioned.parse(parse(text)).contentVersion
  } catch {
    throw new CommandError(
      `${shown}/${business} can’t be read, or its contentVersion is no whole number: npm run check says where.`,
    )
  }
}

/** Writes the version into business.yaml: in its line, or before the first field. */
function withVersion(texts: ContentTexts, version: number): ContentTexts {
  const text = texts.get(business) ?? ''
  const line = `contentVersion: ${version}`
  const written = /^contentVersion:.*$/m
  return new Map(texts).set(
    business,
    written.test(text) ? text.replace(written, line) : text.replace(/^(?=[A-Za-z])/m, `${line}\n`),
  )
}

function write(file: string, text: string | undefined): void {
  if (text === undefined) return rmSync(file)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** @throws CommandError git does not have every file as it is, so it could not undo the changes */
function requireUndoable(folder: string, shown: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  let changes: string
  try {
    git('ls-files', '--error-unmatch', business)
    changes = git('status', '--porcelain', '--', '.')
  } catch {
    throw new CommandError(
      `${shown} isn’t in git, which could undo the changes. Make a copy of it, and run npm run upgrade-content -- --force`,
    )
  }
  if (changes === '') return
  throw new CommandError(
    `${shown} has changes that aren’t committed:\n${changes.trimEnd()}\nCommit them first, or run npm run upgrade-content -- --force`,
  )
}
