import { parse, parseDocument } from 'yaml'
import { shownText } from '../../services/content/load/files/folder.ts'
import { type ContentFiles, translatedInto } from '../../services/content/load/files/read-files.ts'
import { nearestPage } from '../../services/content/load/publication/nearest-page.ts'
import { nameIn } from '../../services/content/model/languages.ts'
import { fieldName, positionAt } from '../../services/content/model/problem.ts'
import { redirects as redirectsSchema } from '../../services/content/schema/navigation.ts'
import { CommandError } from '../store/report.ts'
import type { PageAddress } from '../../services/content/load/checks/page-addresses.ts'
import { addressesOf } from './addresses.ts'
import {
  type Editing,
  finish,
  newProblems,
  problemLines,
  readContent,
  updateAddresses,
} from './change.ts'
import { dropReferences, type Gone, targetsIn } from './drop-references.ts'
import { markdownTargets, splitHref } from './links.ts'
import { fileOf, findEntry, labelOf, type NamedEntry, requireFreeNames } from './names.ts'
import { ownPictures, pictureFiles, pictureReferences, picturesInUse } from './pictures.ts'
import { redirect } from './redirects.ts'
import { createReferenceReader, type ReferenceReader } from './references.ts'
import { type Change, inWorkspace, type Workspace } from './workspace.ts'
import { applyEdits, scalarEdit } from './yaml-text.ts'

/** What a removal did, or with `dryRun` would do. */
export interface Removed {
  /** All of it, a line each. */
  lines: string[]
  changes: Change[]
  /** Its own pictures, which go with it. */
  pictures: string[]
  /** What named or linked to it: `content/guides/snow.md:12` and the field. */
  referring: { place: string; field: string }[]
  /** Where each dead address leads. */
  redirected: ReadonlyMap<string, string>
  /** What is left to do by hand, a line each. */
  left: string[]
}

interface Removal {
  /** Where its address leads instead of the nearest page. */
  to: string | undefined
  /** Shows what is going to happen, and returns whether to do it. */
  confirm(lines: readonly string[]): Promise<boolean>
}

/**
 * Removes entries with their translations, their own pictures and the texts of their location pages, and takes them out of the
 * fields that name them. Each dead address is redirected.
 * @param typed the entries: `towns/vail`, `vail`
 * @throws CommandError they can't be removed, or nobody agreed; then nothing was written
 */
export async function removeEntries(
  editing: Editing,
  typed: readonly string[],
  { to, confirm }: Removal,
): Promise<Removed> {
  const { folder } = editing
  const files = readContent(editing)
  const entries = typed.map((each) => findEntry(files, each, folder))
  entries.forEach(requireFreeNames)
  return await inWorkspace(
    folder,
    async (workspace) => {
      const reader = createReferenceReader(files)
      const before = addressesOf(files)
      const pictures = goingPictures(files, entries, reader)
      for (const path of goingFiles(files, entries, pictures)) workspace.remove(path)
      const after = addressesOf(readContent(editing, workspace.copy))
      const stays = new Set(after.map(({ path }) => path))
      const dead = before.filter(({ path }) => !stays.has(path))
      for (const { cell, language } of dead) {
        const override = cell && `locations/${nameIn(language, cell.override, files.language)}.yaml`
        if (override && workspace.exists(override)) workspace.remove(override)
      }
      const redirected = redirectsOf(dead, { entries, files, after, to })
      const deadPaths = new Set(dead.map(({ path }) => path))
      const gone: Gone = {
        isGone: (kind, name) =>
          pictureReferences.includes(kind)
            ? pictures.includes(name)
            : entries.some((entry) => entry.kindName === kind && entry.name === name),
        isDead: (href) => deadPaths.has(splitHref(href).path),
      }
      const referring = placesOf(files, workspace, reader, gone)
      endElsewhere(workspace, redirected)
      for (const [file, entry] of files.entries) {
        const path = file.slice('content/'.length)
        if (!workspace.exists(path)) continue
        const text = workspace.read(path)
        const next = dropReferences(reader, entry, text, gone)
        if (next !== text) workspace.write(path, next)
      }
      redirect(workspace, redirected, after)
      updateAddresses(editing, workspace)

      const problems = newProblems(editing, workspace)
      const remaining = readContent(editing, workspace.copy)
      const undecided = placesOf(remaining, workspace, createReferenceReader(remaining), gone)
      const lost = new Set(entries.map(fileOf))
      const named = undecided.filter(({ isLink }) => !isLink)
      const left = [
        ...named.map(
          ({ place, field, target }) =>
            `${shownText(folder, place)} ${field} — names “${target}”, which goes`,
        ),
        ...problemLines(
          editing,
          problems.filter(
            ({ file, missing }) => !lost.has(file) && !(missing !== undefined && lost.has(missing)),
          ),
        ),
        // A link still works, by the redirect; what it says may not be true any more.
        ...undecided
          .filter(({ isLink }) => isLink)
          .map(
            ({ place, target }) =>
              `${shownText(folder, place)} links to ${target}, which leads to ${redirected.get(splitHref(target).path) ?? 'another page'} now`,
          ),
      ]
      const summary = [
        `Removed: ${entries.map(labelOf).join(', ')}${pictures.length > 0 ? `, with ${pictures.length === 1 ? 'the picture' : 'the pictures'} ${pictures.join(', ')}` : ''}`,
        ...section(
          'Refers to it:',
          referring.map(({ place, field }) => `${shownText(folder, place)}${field && ` ${field}`}`),
        ),
        ...section(
          'Redirects:',
          [...redirected].map(([from, target]) => `${from} to ${target}`),
        ),
        ...section('Left to do by hand:', left),
        ...alsoLines(named, entries),
      ]
      if (!editing.dryRun && !(await confirm(summary)))
        throw new CommandError('Nothing was removed.')
      const { lines, changes } = finish(editing, workspace)
      return { lines: [...summary, ...lines], changes, pictures, referring, redirected, left }
    },
    editing.cache,
  )
}

/** How to remove what can't be without what is removed. */
function alsoLines(named: readonly Place[], entries: readonly NamedEntry[]): string[] {
  const stuck = named.flatMap(({ place }) => {
    const [, folder, name] = /^content\/([^/]+)\/([^./]+)\./.exec(place) ?? []
    return folder !== undefined && name !== undefined ? `${folder}/${name}` : []
  })
  return stuck.length === 0
    ? []
    : [
        'Change these fields, or remove these files too:',
        `  npm run remove -- ${[...entries.map(labelOf), ...new Set(stuck)].join(' ')}`,
      ]
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)]

/** The pictures that go: those that are named, and those of an entry. */
function goingPictures(
  files: ContentFiles,
  entries: readonly NamedEntry[],
  reader: ReferenceReader,
): string[] {
  const references = [...files.entries.values()].flatMap((entry) => reader.referencesIn(entry))
  const uses = picturesInUse(files, references)
  const own = new Set(
    entries.flatMap((entry) => entryFiles(files, entry).map((path) => `content/${path}`)),
  )
  return [
    ...new Set(
      entries.flatMap(({ kindName, name }) =>
        kindName === 'images' ? [name] : ownPictures(name, own, uses),
      ),
    ),
  ]
}

/** The files of an entry in every language, inside the content folder. */
function entryFiles(files: ContentFiles, entry: NamedEntry): string[] {
  return [files.language, ...translatedInto(files)]
    .map((language) => fileOf({ ...entry, name: nameIn(language, entry.name, files.language) }))
    .filter((file) => files.texts.has(file))
    .map((file) => file.slice('content/'.length))
}

const goingFiles = (
  files: ContentFiles,
  entries: readonly NamedEntry[],
  pictures: readonly string[],
): Set<string> =>
  new Set([
    ...entries
      .filter(({ kindName }) => kindName !== 'images')
      .flatMap((entry) => entryFiles(files, entry)),
    ...pictures.flatMap((picture) => pictureFiles(files, picture)),
  ])

/** Returns where each dead address leads. Drafts have none that anybody knows. */
function redirectsOf(
  dead: readonly PageAddress[],
  {
    entries,
    files,
    after,
    to,
  }: {
    entries: readonly NamedEntry[]
    files: ContentFiles
    after: readonly PageAddress[]
    to: string | undefined
  },
): Map<string, string> {
  if (to !== undefined && !after.some(({ path }) => path === splitHref(to).path))
    throw new CommandError(
      `--to ${to} isn’t a page of the site. Give the address of one that stays.`,
    )
  const own = new Set(entries.flatMap((entry) => entryFiles(files, entry)))
  const published = dead.filter(({ publication }) => !publication.draft)
  const isOwn = ({ cell, file }: PageAddress) => !cell && own.has(file.slice('content/'.length))
  // The pages of a service are all of its towns.
  const hasOwn = published.some(isOwn)
  return new Map(
    published.map((address) => {
      const given = hasOwn ? isOwn(address) : true
      const target = given ? to : undefined
      return [address.path, target ?? nearestPage(address, files, after)]
    }),
  )
}

/** Redirects that end at a dead address end where that leads. */
function endElsewhere(workspace: Workspace, redirected: ReadonlyMap<string, string>): void {
  if (!workspace.exists('redirects.yaml')) return
  const text = workspace.read('redirects.yaml')
  const document = parseDocument(text)
  const edits = redirectsSchema.parse(parse(text) ?? []).flatMap(({ to }, index) => {
    const end = redirected.get(splitHref(to).path)
    return end === undefined ? [] : (scalarEdit(document, text, [index, 'to'], to, end) ?? [])
  })
  if (edits.length > 0) workspace.write('redirects.yaml', applyEdits(text, edits))
}

interface Place {
  /** `content/guides/snow.md:12` */
  place: string
  field: string
  /** What it names, or where it leads. */
  target: string
  isLink: boolean
}

/** Every place of the files that stay that names or links to what is gone. */
function placesOf(
  files: ContentFiles,
  workspace: Workspace,
  reader: ReferenceReader,
  gone: Gone,
): Place[] {
  return [...files.entries.values()].flatMap((entry): Place[] => {
    const { file } = entry
    if (!workspace.exists(file.slice('content/'.length))) return []
    const fields = targetsIn(reader, entry, gone).map((path): Place => {
      const target: unknown = path.reduce<unknown>(
        (value, key) =>
          typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
        entry.data,
      )
      return {
        place: `${file}:${entry.locate(path).line}`,
        field: fieldName(path),
        target: String(target),
        isLink: path.at(-1) === 'href',
      }
    })
    if (!file.endsWith('.md')) return fields
    const text = files.texts.get(file)?.() ?? ''
    const inText = markdownTargets(file, text).flatMap(({ kind, target, start }): Place[] =>
      (kind === 'link' ? gone.isDead(target) : gone.isGone('images', target))
        ? [
            {
              place: `${file}:${positionAt(text, start).line}`,
              field: target,
              target,
              isLink: kind === 'link',
            },
          ]
        : [],
    )
    return [...fields, ...inText]
  })
}
