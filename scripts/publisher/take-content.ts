import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statfsSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { z } from 'zod'
import { type History, historyFile } from '../../services/content/load/files/history.ts'
import type { PublicationProblem } from '../../services/api/publishing/contract.ts'
import { type Git, GitError } from './git.ts'

/** What a content folder may have. Sizes are in bytes. */
export const contentLimits = {
  files: 20_000,
  file: 50_000_000,
  all: 2_000_000_000,
  /** Folders in each other. */
  depth: 8,
  /** The length of a file's name with its folders. */
  name: 240,
  /** What must stay free on the disk. */
  free: 1_000_000_000,
}

/** A file to take: its name in the content folder, its blob and size. */
interface Blob {
  name: string
  id: string
  size: number
}

/** Names and hashes of the files of the last time, so that only what changed is written again. */
const manifest = z.record(z.string(), z.string())

/** The content of a commit cannot be taken. */
export class ContentRefused extends Error {
  override name = 'ContentRefused'
  readonly problems: PublicationProblem[]
  constructor(problems: PublicationProblem[]) {
    super('The content cannot be taken.')
    this.problems = problems
  }
}

/**
 * Writes the content folder of a commit to a folder, from git's objects: nothing is checked out, so no filter, hook or
 * attribute applies. Only plain files are taken; of those that an earlier commit left there, the same ones stay.
 * @param folder the content folder in the repository; `.` for all of it
 * @param to the folder of the content
 * @throws ContentRefused it has links, submodules, odd names, or more than the limits. GitError
 */
export async function takeContent(
  git: Git,
  commit: string,
  folder: string,
  to: string,
): Promise<void> {
  const files = await listFiles(git, commit, folder)
  const listed = `${to}.json`
  const known = knownFiles(listed)
  if (known === undefined) rmSync(to, { recursive: true, force: true })
  const fresh = files.filter(({ name, id }) => known?.[name] !== id)
  requireSpace(dirname(to), fresh)
  // Until it is complete again, nothing is known about the folder.
  rmSync(listed, { force: true })
  const wanted = new Set(files.map(({ name }) => name))
  for (const name of Object.keys(known ?? {}))
    if (!wanted.has(name)) rmSync(join(to, name), { force: true })
  removeEmptyFolders(to)
  mkdirSync(to, { recursive: true })
  await writeBlobs(git, fresh, to)
  writeFileSync(
    `${listed}.part`,
    JSON.stringify(Object.fromEntries(files.map(({ name, id }) => [name, id]))),
  )
  renameSync(`${listed}.part`, listed)
}

function knownFiles(file: string): Record<string, string> | undefined {
  try {
    return manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

function requireSpace(folder: string, files: readonly Blob[]): void {
  const needed = files.reduce((sum, { size }) => sum + size, contentLimits.free)
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize >= needed) return
  throw new GitError(
    `the disk is full: ${megabytes(bavail * bsize)} are free, and a build needs ${megabytes(needed)}`,
  )
}

const megabytes = (bytes: number): string =>
  `${Math.ceil(bytes / 1_000_000).toLocaleString('en')} MB`

/** Lists the files of the content folder. @throws ContentRefused with all problems, the first twenty */
async function listFiles(git: Git, commit: string, folder: string): Promise<Blob[]> {
  const prefix = folder === '.' ? '' : `${folder}/`
  const problems: PublicationProblem[] = []
  const files = new Map<string, Blob>()
  let [count, size] = [0, 0]
  let rest: Buffer = Buffer.alloc(0)
  const take = (line: string) => {
    const [, mode = '', id = '', bytes = '', path = ''] =
      /^(\d{6}) \w+ ([0-9a-f]+) +(\d+|-)\t([^]*)$/.exec(line) ?? []
    if (!path.startsWith(prefix)) return
    const name = path.slice(prefix.length)
    // Names with a dot are no content: .gitattributes, .DS_Store, the schemas of editors.
    if (/(?:^|\/)\.(?!\.?(?:\/|$))/.test(name) && !/(?:^|\/)\.git(?:\/|$)/i.test(name)) return
    const found = files.has(name)
      ? { reason: 'is in the commit twice', repair: 'commit the folder again' }
      : problemOf(mode, name, Number(bytes))
    if (found) problems.push({ file: shownName(path), ...found })
    files.set(name, { name, id, size: Number(bytes) || 0 })
    size += Number(bytes) || 0
  }
  const scope = folder === '.' ? [] : ['--', folder]
  await git(['ls-tree', '-r', '-z', '-l', '--full-tree', commit, ...scope], {
    read: async (stdout, stop) => {
      for await (const part of stdout as AsyncIterable<Buffer>) {
        rest = rest.length === 0 ? part : Buffer.concat([rest, part])
        for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
          count += 1
          take(rest.subarray(0, end).toString())
          rest = rest.subarray(end + 1)
        }
        if (count > contentLimits.files || problems.length >= 20 || rest.length > 100_000)
          return stop()
      }
    },
  })
  const whole = { file: folder === '.' ? 'The repository' : `${folder}/` }
  if (rest.length > 100_000)
    problems.push({ ...whole, reason: 'has a file whose name never ends', repair: 'rename it' })
  if (count > contentLimits.files)
    problems.push({
      ...whole,
      reason: `has more than ${contentLimits.files.toLocaleString('en')} files`,
      repair: 'keep only content in it',
    })
  if (size > contentLimits.all)
    problems.push({
      ...whole,
      reason: `takes ${megabytes(size)}, more than ${megabytes(contentLimits.all)}`,
      repair: 'make its pictures smaller',
    })
  if (problems.length === 0 && files.size === 0)
    problems.push({
      ...whole,
      reason: 'isn’t in this commit',
      repair: 'set CONTENT_FOLDER to the folder that has business.yaml',
    })
  if (problems.length > 0) throw new ContentRefused(problems)
  return [...files.values()]
}

/** Returns what is wrong with a file of a tree; undefined if it can be taken. */
function problemOf(
  mode: string,
  name: string,
  size: number,
): Pick<PublicationProblem, 'reason' | 'repair'> | undefined {
  if (mode === '120000')
    return { reason: 'is a symbolic link', repair: 'put the file itself in its place' }
  if (mode === '160000')
    return {
      reason: 'is a submodule, another repository',
      repair: 'put its files themselves in its place',
    }
  if (mode !== '100644' && mode !== '100755' && mode !== '100664')
    return { reason: `isn’t a file (${mode})`, repair: 'remove it' }
  const parts = name.split('/')
  if (parts.some((part) => ['', '.', '..'].includes(part) || /^\.git$/i.test(part)))
    return { reason: 'has a name that leads out of its folder', repair: 'rename it' }
  if (/[\p{Cc}\\\uFFFD]/u.test(name))
    return {
      reason: 'has characters in its name that no file of content has',
      repair: 'rename it with letters, numbers and hyphens',
    }
  if (parts.length - 1 > contentLimits.depth)
    return {
      reason: `is in more than ${contentLimits.depth} folders inside each other`,
      repair: 'move it up',
    }
  if (name.length > contentLimits.name)
    return {
      reason: `has a name of more than ${contentLimits.name} characters`,
      repair: 'give it a shorter one',
    }
  if (size > contentLimits.file)
    return {
      reason: `takes ${megabytes(size)}, more than ${megabytes(contentLimits.file)}`,
      repair: 'make it smaller',
    }
  return undefined
}

const shownName = (path: string): string => path.replace(/\p{C}/gu, '?').slice(0, 300)

/** Writes blobs to files, as `git cat-file --batch` prints them: a line with the size, the bytes, and an end of line. */
async function writeBlobs(git: Git, files: readonly Blob[], to: string): Promise<void> {
  if (files.length === 0) return
  await git(['cat-file', '--batch'], {
    timeoutMs: 10 * 60_000,
    input: (stdin) => void stdin.end(files.map(({ id }) => `${id}\n`).join('')),
    read: async (stdout) => {
      const reader = bytesOf(stdout)
      for (const { name, id, size } of files) {
        const line = (await reader.line()).split(' ')
        if (line[0] !== id || line[1] !== 'blob' || Number(line[2]) !== size)
          throw new GitError(`${name} cannot be read from the repository`)
        const path = join(to, name)
        mkdirSync(dirname(path), { recursive: true })
        // Never into a file or a link that is there.
        rmSync(path, { recursive: true, force: true })
        const file = openSync(path, 'wx', 0o640)
        try {
          await reader.pass(size, (part) => writeFileSync(file, part))
        } finally {
          closeSync(file)
        }
        await reader.pass(1, () => undefined)
      }
    },
  })
}

/** Reads a stream by lines and by numbers of bytes. */
function bytesOf(stream: Readable) {
  let rest: Buffer = Buffer.alloc(0)
  const parts = (stream as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
  const more = async () => {
    const next = await parts.next()
    if (next.done) throw new GitError('the repository ended early')
    return next.value
  }
  return {
    line: async () => {
      let end = rest.indexOf(10)
      while (end < 0) {
        if (rest.length > 1_000) throw new GitError('git printed what it never prints')
        rest = Buffer.concat([rest, await more()])
        end = rest.indexOf(10)
      }
      const line = rest.subarray(0, end).toString()
      rest = rest.subarray(end + 1)
      return line
    },
    pass: async (count: number, take: (part: Buffer) => void) => {
      for (let left = count; left > 0;) {
        if (rest.length === 0) rest = await more()
        const part = rest.subarray(0, left)
        take(part)
        left -= part.length
        rest = rest.subarray(part.length)
      }
    },
  }
}

function removeEmptyFolders(folder: string): void {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name))
  if (readdirSync(folder).length === 0) rmdirSync(folder)
}

/** Writes when each file last changed, and the commit, beside the content: the build has no repository to ask. */
export function writeHistory(to: string, history: History): void {
  const file = join(to, historyFile)
  if (existsSync(file)) unlinkSync(file)
  writeFileSync(file, JSON.stringify(history), { flag: 'wx' })
}
