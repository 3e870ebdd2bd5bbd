import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Git } from './git.ts'

/** A commit as people know it. */
export interface Commit {
  id: string
  author: string
  subject: string
}

/** How long a fetch may take: a first one of a large repository over a slow line. */
const fetchMs = 15 * 60_000

/** Characters that would change the look of a line or of the text around it. */
const unprintable = /[\p{C}\p{Zl}\p{Zp}]+/gu
const plain = (text: string, most: number): string =>
  text.replace(unprintable, ' ').trim().slice(0, most)

/**
 * Opens the copy of the firm's repository, without files: what is in it is read, never checked out.
 * @param home the publisher's folder
 */
export function openMirror(git: Git, home: string, repository: string) {
  const has = (commit: string) =>
    git(['cat-file', '-e', `${commit}^{commit}`]).then(
      () => true,
      () => false,
    )
  return {
    /** Fetches all branches. @throws GitError */
    fetch: async () => {
      if (!existsSync(join(home, 'mirror.git/HEAD'))) await git(['init', '--quiet', '--bare'])
      const every = '+refs/heads/*:refs/heads/*'
      const options = ['--quiet', '--prune', '--no-tags', '--force', '--no-recurse-submodules']
      await git(['fetch', ...options, '--', repository, every], { timeoutMs: fetchMs })
    },
    /** Returns the newest commit of a branch; undefined: there is no such branch. */
    newest: async (branch: string): Promise<Commit | undefined> => {
      const format = '%(refname)%00%(objectname)%00%(authorname)%00%(contents:subject)'
      const wanted = `refs/heads/${branch}`
      const line = await git(['for-each-ref', `--format=${format}`, wanted])
      const [name, id = '', author = '', subject = ''] = line.trimEnd().split('\0')
      // `main` would also find `main/old`, which is another branch.
      if (name !== wanted) return undefined
      return { id, author: plain(author, 80), subject: plain(subject, 200) }
    },
    /** Returns a commit of any branch; undefined if there is none. */
    find: async (id: string): Promise<Commit | undefined> => {
      if (!(await has(id))) return undefined
      const line = await git(['log', '-1', '--no-show-signature', '--format=%an%x00%s', id, '--'])
      const [author = '', subject = ''] = line.trimEnd().split('\0')
      return { id, author: plain(author, 80), subject: plain(subject, 200) }
    },
    has,
    /** Returns the files outside of a folder in which two commits differ, the first hundred. */
    differencesOutside: async (folder: string, from: string, to: string): Promise<string[]> => {
      if (folder === '.') return []
      const options = ['--name-only', '-z', '--no-renames', '--no-ext-diff', '--no-textconv']
      let [found, rest] = [[] as string[], '']
      await git(['diff-tree', '-r', ...options, from, to, '--', '.', `:(exclude,top)${folder}`], {
        read: async (stdout, stop) => {
          for await (const part of stdout as AsyncIterable<Buffer>) {
            const names = `${rest}${part.toString()}`.split('\0')
            rest = names.pop() ?? ''
            found = [...found, ...names.map((name) => plain(name, 200))]
            if (found.length >= 100) return stop()
          }
        },
      })
      return found.slice(0, 100)
    },
    /** Returns when each file of a folder last changed, in seconds since 1970, by its name in the folder. */
    changes: async (commit: string, folder: string): Promise<Record<string, number>> => {
      const changed = new Map<string, number>()
      const prefix = folder === '.' ? '' : `${folder}/`
      const args = ['log', '-z', '--no-renames', '--no-show-signature', '--format=%x01%ct']
      let [rest, time] = ['', 0]
      const take = (line: string) => {
        if (line.startsWith('\x01')) time = Number(line.slice(1))
        else if (line.startsWith(prefix) && !changed.has(line.slice(prefix.length)))
          changed.set(line.slice(prefix.length), time)
      }
      await git([...args, '--name-only', commit, '--', folder], {
        read: async (stdout, stop) => {
          for await (const part of stdout as AsyncIterable<Buffer>) {
            const lines = `${rest}${part.toString()}`.split(/[\0\n]+/)
            rest = lines.pop() ?? ''
            lines.forEach(take)
            // A history that names more files than any content folder has.
            if (changed.size > 100_000) return stop()
          }
          if (rest !== '') take(rest)
        },
      })
      return Object.fromEntries(changed)
    },
  }
}
export type Mirror = ReturnType<typeof openMirror>
