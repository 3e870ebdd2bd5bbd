import { extname } from 'node:path'
import { parseDocument } from 'yaml'
import { shownFolder } from '../../services/content/load/files/folder.ts'
import { type ContentFiles, translatedInto } from '../../services/content/load/files/read-files.ts'
import { nameIn } from '../../services/content/model/languages.ts'
import { groupedBy } from '../../services/content/model/memoize.ts'
import { urls } from '../../services/content/model/urls.ts'
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
import { fieldLinks, markdownTargets, splitHref } from './links.ts'
import {
  entryNames,
  fileOf,
  findEntry,
  labelOf,
  type NamedEntry,
  requireAddressPart,
  requireFreeNames,
  splitTyped,
} from './names.ts'
import {
  ownPictures,
  pictureFiles,
  pictureReferences,
  picturesInUse,
  renamedPicture,
} from './pictures.ts'
import { redirect } from './redirects.ts'
import { createReferenceReader, type Reference } from './references.ts'
import { type Change, inWorkspace, type Workspace } from './workspace.ts'
import { applyEdits, type Edit, frontOf, scalarEdit } from './yaml-text.ts'

/** Names that change, by what refers to them: `images` → `roof` → `new-roof`. */
type Renamed = ReadonlyMap<string, ReadonlyMap<string, string>>

/**
 * Renames an entry: its files in every language, its own pictures and the texts of its location pages, every reference and
 * link to it. Each address that changes is redirected.
 * @param typed the entry, `guides/snow` or `snow`
 * @param wanted its new name
 * @returns what changed, also a line each, and where each old address leads
 * @throws CommandError it can't be renamed so; then nothing was written
 */
export async function renameEntry(
  editing: Editing,
  typed: string,
  wanted: string,
): Promise<{
  lines: string[]
  changes: Change[]
  /** Inside the content folder. */
  file: string
  redirected: ReadonlyMap<string, string>
}> {
  const { folder } = editing
  const files = readContent(editing)
  const entry = findEntry(files, typed, folder)
  requireFreeNames(entry)
  const to = newName(entry, wanted, folder)
  if (entryNames(files, entry.kind).includes(to.name))
    throw new CommandError(`${labelOf(to)} exists already. Choose another name.`)
  return await inWorkspace(
    folder,
    async (workspace) => {
      const reader = createReferenceReader(files)
      const references = [...files.entries.values()].flatMap((one) => reader.referencesIn(one))
      const before = addressesOf(files)
      const moves = movedFiles(files, entry, to)
      const pictures = movedPictures(files, entry, to, references)
      for (const [picture, other] of pictures)
        for (const path of pictureFiles(files, picture))
          moves.set(path, path.replace(`images/${picture}.`, `images/${other}.`))
      for (const [from, target] of moves) workspace.move(from, target)

      const after = addressesOf(readContent(editing, workspace.copy))
      const moved = movedAddresses(before, after, moves, entry, to)
      for (const [from, target] of movedOverrides(files, before, after, moves, entry, to)) {
        workspace.move(from, target)
        moves.set(from, target)
      }
      const renamed = new Map([
        [entry.kindName, new Map([[entry.name, to.name]])],
        ...pictureReferences.map((kind) => [kind, new Map(pictures)] as const),
      ])
      const chapter = entry.kindName === 'chapters' ? { from: entry.name, to: to.name } : undefined
      rewrite({ workspace, files, references, moves, renamed, moved: moved.paths, chapter })
      redirect(workspace, moved.redirected, after)
      updateAddresses(editing, workspace)

      const origins = new Map(
        [...moves].map(([from, target]) => [`content/${target}`, `content/${from}`]),
      )
      const problems = newProblems(editing, workspace, origins)
      if (problems.length > 0)
        throw new CommandError(
          `${labelOf(entry)} can’t be called ${to.name}; nothing was written:\n${problemLines(editing, problems).join('\n')}`,
        )
      const redirects = [...moved.redirected].map(
        ([from, target]) => `redirect ${from} to ${target}`,
      )
      const file = fileOf(to).slice('content/'.length)
      return { ...finish(editing, workspace, redirects), file, redirected: moved.redirected }
    },
    editing.cache,
  )
}

/** @throws CommandError it is in another folder, or can't be part of an address */
function newName(entry: NamedEntry, wanted: string, folder: string): NamedEntry {
  const given = splitTyped(wanted, folder)
  const { kind, kindName } = entry
  if (given.folder !== '' && given.folder !== kind.folder && given.folder !== kindName)
    throw new CommandError(
      `${labelOf(entry)} stays in ${shownFolder(folder)}/${kind.folder}/: files there have other fields than those in ${given.folder}/.`,
    )
  requireAddressPart(given.name)
  return { ...entry, name: given.name }
}

/** The files of the entry itself in every language: where each is, and where it goes. */
function movedFiles(files: ContentFiles, entry: NamedEntry, to: NamedEntry): Map<string, string> {
  if (entry.kindName === 'images') return new Map()
  return new Map(
    [files.language, ...translatedInto(files)].flatMap((language): [string, string][] => {
      const [from, target] = [entry, to].map((each) =>
        fileOf({ ...each, name: nameIn(language, each.name, files.language) }),
      )
      return from !== undefined && target !== undefined && files.texts.has(from)
        ? [[from.slice('content/'.length), target.slice('content/'.length)]]
        : []
    }),
  )
}

/** The pictures that get another name: a picture itself, or those of an entry. */
function movedPictures(
  files: ContentFiles,
  entry: NamedEntry,
  to: NamedEntry,
  references: readonly Reference[],
): [string, string][] {
  if (entry.kindName === 'images') return [[entry.name, to.name]]
  const own = new Set([...movedFiles(files, entry, to).keys()].map((path) => `content/${path}`))
  return ownPictures(entry.name, own, picturesInUse(files, references)).flatMap(
    (picture): [string, string][] => {
      const other = renamedPicture(picture, entry.name, to.name)
      return files.pictures.has(other) || !files.pictures.has(picture) ? [] : [[picture, other]]
    },
  )
}

/** What identifies a page before and after: its file and, for a location page, its town. */
const pageKey = (file: string, town: string | undefined) => `${file} ${town ?? ''}`

function pairs(
  before: readonly PageAddress[],
  after: readonly PageAddress[],
  moves: ReadonlyMap<string, string>,
  entry: NamedEntry,
  to: NamedEntry,
): [PageAddress, PageAddress][] {
  const later = new Map(after.map((each) => [pageKey(each.file, each.cell?.town), each]))
  return before.flatMap((each): [PageAddress, PageAddress][] => {
    const path = each.file.slice('content/'.length)
    const town = each.cell?.town
    const other = later.get(
      pageKey(
        `content/${moves.get(path) ?? path}`,
        entry.kindName === 'towns' && town === entry.name ? to.name : town,
      ),
    )
    return other ? [[each, other]] : []
  })
}

/** The addresses that change; those of drafts, which nobody knows, are not redirected. */
function movedAddresses(...given: Parameters<typeof pairs>) {
  const changed = pairs(...given).filter(([one, other]) => one.path !== other.path)
  return {
    paths: new Map(changed.map(([one, other]) => [one.path, other.path])),
    redirected: new Map(
      changed
        .filter(([{ publication }]) => !publication.draft)
        .map(([one, other]) => [one.path, other.path]),
    ),
  }
}

/** The files in locations/ whose page changes its address. */
function movedOverrides(
  files: ContentFiles,
  ...given: Parameters<typeof pairs>
): [string, string][] {
  return pairs(...given).flatMap(([{ cell, language }, { cell: other }]): [string, string][] => {
    if (!cell || !other || cell.override === other.override) return []
    const [from, target] = [cell, other].map(
      ({ override }) => `locations/${nameIn(language, override, files.language)}.yaml`,
    )
    return from !== undefined && target !== undefined && files.texts.has(`content/${from}`)
      ? [[from, target]]
      : []
  })
}

interface Rewriting {
  workspace: Workspace
  files: ContentFiles
  references: readonly Reference[]
  /** Where each file was → where it is in the copy. */
  moves: ReadonlyMap<string, string>
  renamed: Renamed
  /** Addresses that change. */
  moved: ReadonlyMap<string, string>
  /** A chapter of the building guide, whose name begins the ids on the guide’s page. */
  chapter: { from: string; to: string } | undefined
}

/** Writes the new names and addresses into every file of the copy; all else in it stays as it is. */
function rewrite(rewriting: Rewriting): void {
  const { workspace, files, references, moves, renamed, moved, chapter } = rewriting
  // A text without any of these isn't parsed.
  const targets = [...moved.keys(), ...(renamed.get('images')?.keys() ?? [])]
  const byFile = groupedBy(references, ({ file }) => [file])
  for (const [file, entry] of files.entries) {
    const path = file.slice('content/'.length)
    const place = moves.get(path) ?? path
    const names = (byFile.get(file) ?? []).flatMap(({ path: field, to, name }) => {
      const is = renamed.get(to)?.get(name)
      return is === undefined ? [] : { field, was: name, is }
    })
    const links = fieldLinks(entry).flatMap(({ path: field, href }) => {
      const is = movedHref(href, file, rewriting)
      return is === undefined ? [] : { field, was: href, is }
    })
    const isMarkdown = extname(place) === '.md'
    if (names.length === 0 && links.length === 0 && !isMarkdown) continue
    const text = workspace.read(place)
    const mayLink = chapter !== undefined || targets.some((target) => text.includes(target))
    if (names.length === 0 && links.length === 0 && !mayLink) continue
    const edits: Edit[] = []
    if (names.length > 0 || links.length > 0) {
      const { start, yaml } = frontOf(place, text)
      const document = parseDocument(yaml)
      for (const { field, was, is } of [...names, ...links]) {
        const edit = scalarEdit(document, yaml, field, was, is)
        if (!edit)
          throw new CommandError(
            `${file} has “${was}” over several lines. Write it on one line, and run this again.`,
          )
        edits.push({ ...edit, start: edit.start + start, end: edit.end + start })
      }
    }
    for (const { kind, target, start, end } of markdownTargets(place, text)) {
      const is =
        kind === 'picture' ? renamed.get('images')?.get(target) : movedHref(target, file, rewriting)
      if (is !== undefined) edits.push({ start, end, text: is })
    }
    if (edits.length > 0) workspace.write(place, applyEdits(text, edits))
  }
}

/** Returns where a link leads now; undefined where that doesn't change. */
function movedHref(
  href: string,
  file: string,
  { moved, chapter }: Pick<Rewriting, 'moved' | 'chapter'>,
): string | undefined {
  const { path, rest } = splitHref(href)
  const other = moved.get(path)
  const inGuide =
    path.endsWith(urls.buildingGuide) ||
    (path === '' && file.startsWith('content/building-guide/')) ||
    (path === '' && file.startsWith('content/pages/building-guide.'))
  const anchored =
    chapter && inGuide
      ? rest.replace(new RegExp(`#${chapter.from}(?=-|$)`), `#${chapter.to}`)
      : rest
  return other === undefined && anchored === rest ? undefined : `${other ?? path}${anchored}`
}
