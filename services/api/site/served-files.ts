import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EditionLayers } from './editions.ts'
import { matchesEtag } from './static-site-rules.ts'

/** The files of a site. */
export interface ServedFiles {
  /**
   * Returns the folder that a file is in; undefined: there is no such file.
   * @param name its path in the folder: `roofing/index.html`
   */
  find(name: string): Promise<string | undefined>
  /** Returns whether an edition has the file, rather than the build. */
  isOfEdition(name: string): boolean
}

/** A file with the folder that it is in. */
export interface FoundFile {
  name: string
  folder: string
}

/**
 * Opens the files of a site. Those of editions are few and are listed once; the rest is looked up in the folder of the build.
 * @param layers with the folder of the build last
 */
export async function openServedFiles({ folders, removed }: EditionLayers): Promise<ServedFiles> {
  const base = resolve(folders.at(-1) ?? '.')
  /** The folder of each file that an edition has; undefined for one that an edition has removed. */
  const known = new Map<string, string | undefined>()
  // From the oldest on.
  for (const [index, given] of [...folders.entries()].toReversed().slice(1)) {
    const folder = resolve(given)
    for (const name of removed[index] ?? []) known.set(name, undefined)
    for (const name of await filesBelow(folder)) known.set(name, folder)
  }
  return {
    find: async (name) => {
      if (known.has(name)) return known.get(name)
      const found = await stat(join(base, name)).catch(() => undefined)
      return found?.isFile() ? base : undefined
    },
    isOfEdition: (name) => known.get(name) !== undefined,
  }
}

/** Returns the files in one of the folders as files of their own: those of `client` are the pages. */
export const filesIn = (files: ServedFiles, part: string): ServedFiles => ({
  find: async (name) => {
    const folder = await files.find(`${part}/${name}`)
    return folder && join(folder, part)
  },
  isOfEdition: (name) => files.isOfEdition(`${part}/${name}`),
})

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
}

/** The tag of a file, while it has the same time and size. */
interface KnownTag {
  mtimeMs: number
  size: number
  etag: Promise<string>
}

/**
 * Returns a function that sends a file of the site with a tag of its content: a page of one day and that of another, or of two
 * machines, have the same tag only if they are the same. It is weak, since a compressed body has it too.
 */
export function createFileSender() {
  const tags = new Map<string, KnownTag>()
  const tagOf = async (file: string): Promise<string | undefined> => {
    const found = await stat(file).catch(() => undefined)
    if (!found) return undefined
    const { mtimeMs, size } = found
    const last = tags.get(file)
    if (last?.mtimeMs === mtimeMs && last.size === size) return last.etag
    const etag = hashOf(file).then((hash) => `"${hash}"`)
    etag.catch(() => tags.delete(file))
    tags.set(file, { mtimeMs, size, etag })
    return etag
  }
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { name, folder }: FoundFile,
  ): Promise<void> => {
    const etag = await tagOf(join(folder, name)).catch(() => undefined)
    if (etag !== undefined) {
      reply.header('etag', `W/${etag}`)
      if (matchesEtag(request.headers['if-none-match'], etag))
        return void reply.code(304).header('vary', 'accept-encoding').send()
    }
    reply.sendFile(name, folder, { etag: false, lastModified: false })
  }
}
export type SendFile = ReturnType<typeof createFileSender>

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('base64url').slice(0, 22)
}

/** Where programs look for whom to tell of a vulnerability (RFC 9116). */
const securityTxtPath = '/.well-known/security.txt'

/** Returns whether a decoded path may be that of a file. Names that begin with . or _ are for hosts and tools: `_headers`. */
export function isFilePath(path: string): boolean {
  const hidden = /\/[._]/.test(path) && path !== securityTxtPath
  return path.startsWith('/') && !hidden && !/\/\/|[\\\0]/.test(path)
}

/** Finds the file of a path: itself, or index.html in the folder of that name. */
export async function findServedFile(
  path: string,
  siteFiles: ServedFiles,
): Promise<FoundFile | undefined> {
  const candidates = path === '/' ? ['index.html'] : [path.slice(1), `${path.slice(1)}/index.html`]
  for (const name of candidates) {
    const folder = await siteFiles.find(name)
    if (folder !== undefined) return { name, folder }
  }
  return undefined
}
