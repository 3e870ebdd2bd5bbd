import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { basename, dirname, resolve } from 'node:path'

/** An inode: a file's content or a folder's entries, to which names point. */
export interface Node {
  kind: 'file' | 'folder'
  id: number
}

/** A disk operation of the program. */
type Step =
  | { step: 'write'; file: Node; bytes: Buffer }
  /** Bytes at a position of a file; the rest stays. */
  | { step: 'put'; file: Node; bytes: Buffer; at: number }
  | { step: 'shorten'; file: Node; length: number }
  | { step: 'sync'; node: Node }
  /** A name in a folder now points to a node, or to nothing. */
  | { step: 'name'; folder: Node; names: Record<string, Node | undefined> }
  /** A write was acknowledged. */
  | { step: 'answer'; id: string; version: number }

export interface Recording {
  root: Node
  steps: Step[]
}

/**
 * Runs `work` and records its disk operations under `root` in their order; they are also carried out.
 * `answered` records an acknowledgment.
 */
export async function recordDisk(
  root: string,
  work: (answered: (id: string, version: number) => void) => Promise<void>,
): Promise<Recording> {
  const steps: Step[] = []
  let made = 0
  const node = (kind: Node['kind']): Node => ({ kind, id: (made += 1) })
  const start = node('folder')
  const nodes = new Map<string, Node>([[root, start]])
  const within = (path: unknown): path is string =>
    typeof path === 'string' && `${resolve(path)}/`.startsWith(`${root}/`)
  const at = (path: string) => nodes.get(resolve(path))
  const name = (path: string, what: Node | undefined) => {
    const folder = at(dirname(resolve(path)))
    if (folder) steps.push({ step: 'name', folder, names: { [basename(path)]: what } })
    if (what) nodes.set(resolve(path), what)
    else nodes.delete(resolve(path))
  }
  const write = (path: string, data: unknown) => {
    if (!at(path)) name(path, node('file'))
    const bytes = Buffer.from(typeof data === 'string' || data instanceof Uint8Array ? data : '')
    const file = at(path)
    if (file) steps.push({ step: 'write', file, bytes })
  }

  const real = { ...fs }
  Object.assign(fs, {
    open: async (...given: Parameters<typeof fs.open>) => {
      const handle = await real.open(...given)
      const [path, flags] = given
      if (!within(path)) return handle
      if (flags === 'w' || flags === 'wx') write(path, '')
      const opened = at(path)
      const { writeFile, sync, datasync, truncate } = handle
      const writeAt = handle.write.bind(handle)
      handle.writeFile = async (data, options) => {
        await writeFile.call(handle, data, options)
        write(path, data)
      }
      handle.sync = async () => {
        await sync.call(handle)
        if (opened) steps.push({ step: 'sync', node: opened })
      }
      handle.datasync = async () => {
        await datasync.call(handle)
        if (opened) steps.push({ step: 'sync', node: opened })
      }
      handle.truncate = async (length = 0) => {
        await truncate.call(handle, length)
        if (opened) steps.push({ step: 'shorten', file: opened, length })
      }
      Object.assign(handle, {
        write: async (bytes: Uint8Array, from: number, length: number, at: number) => {
          const done = await writeAt(bytes, from, length, at)
          const written = Buffer.from(bytes.subarray(from, from + done.bytesWritten))
          if (opened) steps.push({ step: 'put', file: opened, bytes: written, at })
          return done
        },
      })
      return handle
    },
    writeFile: async (...given: Parameters<typeof fs.writeFile>) => {
      await real.writeFile(...given)
      if (within(given[0])) write(given[0], given[1])
    },
    copyFile: async (...given: Parameters<typeof fs.copyFile>) => {
      await real.copyFile(...given)
      if (within(given[1])) write(given[1], await real.readFile(given[0]))
    },
    rename: async (from: string, to: string) => {
      await real.rename(from, to)
      if (!within(from)) return
      const [moved, folder] = [at(from), at(dirname(resolve(from)))]
      nodes.delete(resolve(from))
      if (moved) nodes.set(resolve(to), moved)
      if (folder === at(dirname(resolve(to))) && folder)
        steps.push({
          step: 'name',
          folder,
          names: { [basename(from)]: undefined, [basename(to)]: moved },
        })
      else {
        // Between two folders: the new name first, as journaling file systems do; either may be lost.
        name(to, moved)
        name(from, undefined)
      }
    },
    rm: async (...given: Parameters<typeof fs.rm>) => {
      await real.rm(...given)
      if (within(given[0]) && at(given[0])) name(given[0], undefined)
    },
    mkdir: async (...given: Parameters<typeof fs.mkdir>) => {
      const first = await real.mkdir(...given)
      if (!within(given[0])) return first
      const missing: string[] = []
      for (let path = resolve(given[0]); !at(path); path = dirname(path)) missing.unshift(path)
      for (const path of missing) name(path, node('folder'))
      return first
    },
  })
  syncBuiltinESMExports()
  try {
    await work((id, version) => void steps.push({ step: 'answer', id, version }))
  } finally {
    Object.assign(fs, real)
    syncBuiltinESMExports()
  }
  return { root: start, steps }
}
