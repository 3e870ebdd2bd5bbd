import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, posix, resolve } from 'node:path'
import { type Author, createGit, GitError } from './git.ts'

export interface CloneOptions {
  /** A folder of the data folder, for the clone and the work trees. */
  folder: string
  address: string
  branch: string
  /** The content folder in the repository. */
  path: string
  key?: string | undefined
}

/**
 * A clone without files, whose work trees have the content alone: of the published content, and one for each draft. One git
 * command runs at a time; the caller sees to that.
 */
export function createClone({ folder, address, branch, path, key }: CloneOptions) {
  // The clone's folder is another one.
  const remote = /^\.{1,2}\//.test(address) ? resolve(address) : address
  const place = resolve(folder)
  const clone = join(place, 'repository.git')
  const git = createGit({ home: place, key })
  const inClone = (...args: string[]) => git(args, { cwd: clone })
  const isOpen = () => existsSync(join(clone, 'HEAD'))

  async function open(): Promise<void> {
    if (isOpen()) await inClone('remote', 'set-url', 'origin', remote)
    else {
      await mkdir(place, { recursive: true, mode: 0o700 })
      await git(['init', '--quiet', '--bare', clone], { cwd: place })
      await inClone('remote', 'add', 'origin', remote)
    }
    await mkdir(join(clone, 'info'), { recursive: true })
    await writeFile(join(clone, 'info/attributes'), attributes)
  }

  /** Renaming and removing add lines to this file in each draft: git keeps those of both, and the check reads the result. */
  const attributes = `${JSON.stringify(posix.join('/', path, 'addresses.txt'))} merge=union\n`

  /** Gets what others have pushed: the main branch, and drafts. @throws GitError the repository can't be reached */
  async function fetch(): Promise<void> {
    await open()
    const heads = [branch, 'drafts/*'].map(
      (head) => `+refs/heads/${head}:refs/remotes/origin/${head}`,
    )
    const options = ['--quiet', '--prune', '--no-tags', '--no-recurse-submodules']
    await git(['fetch', ...options, 'origin', ...heads], { cwd: clone, timeoutMs: 120_000 })
  }

  /** Makes a work tree with the content alone, or moves the one that is there. */
  async function checkOut(tree: string, ...what: string[]): Promise<void> {
    if (existsSync(join(tree, '.git'))) {
      await restore(tree)
      await git(['checkout', '--quiet', '--force', ...what], { cwd: tree })
      return
    }
    await inClone('worktree', 'prune')
    await rm(tree, { recursive: true, force: true })
    const flags = what.filter((word) => word.startsWith('-'))
    const rest = what.filter((word) => !word.startsWith('-'))
    // `--detach commit`, or `-B branch commit`.
    const args = flags.includes('-B')
      ? ['-B', rest[0] ?? '', tree, rest[1] ?? '']
      : [...flags, tree, ...rest]
    await inClone('worktree', 'add', '--quiet', '--no-checkout', ...args)
    if (path !== '.') await git(['sparse-checkout', 'set', '--no-cone', `/${path}/`], { cwd: tree })
    await git(['checkout', '--quiet', '--force'], { cwd: tree })
  }

  /** Puts a work tree as its commit is: what a command has left that failed or was ended goes. */
  async function restore(tree: string): Promise<void> {
    // One command runs at a time, so that a lock is of one that has ended.
    const locks = ['index.lock', 'HEAD.lock'].flatMap((name) => ['--git-path', name])
    for (const lock of (await git(['rev-parse', ...locks], { cwd: tree })).split('\n'))
      if (lock !== '') await rm(resolve(tree, lock), { force: true })
    await git(['rebase', '--abort'], { cwd: tree }).catch(() => undefined)
    await git(['reset', '--quiet', '--hard'], { cwd: tree })
    await git(['clean', '--quiet', '-ffd', '--', path], { cwd: tree })
    restored.add(tree)
  }
  /** The work trees that this process has put in order. */
  const restored = new Set<string>()

  /** The drafts that there are references of. */
  const names = async (prefix: string) =>
    (await inClone('for-each-ref', '--format=%(refname)', prefix))
      .split('\n')
      .flatMap((ref) => (ref.startsWith(prefix) ? ref.slice(prefix.length) : []))
      .filter((name) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))

  const commitOf = (ref: string) =>
    inClone('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).then(
      (commit) => commit.trim(),
      () => undefined,
    )

  const isAncestor = (one: string, other: string) =>
    inClone('merge-base', '--is-ancestor', one, other).then(
      () => true,
      () => false,
    )

  /** Pushes to the repository. */
  const push = (...refs: string[]) =>
    git(['push', '--quiet', '--no-verify', ...refs], { cwd: clone, timeoutMs: 120_000 })

  async function commit(tree: string, files: readonly string[], who: Author, subject: string) {
    const own = files.map((file) => join(path, file))
    await git(['add', '--', ...own], { cwd: tree })
    await git(['commit', '--quiet', '--no-verify', '-m', subject], { cwd: tree, author: who })
  }

  /** The files that both sides of a merge have changed in the same lines. */
  const unmerged = async (tree: string) =>
    (await git(['diff', '--name-only', '-z', '--diff-filter=U'], { cwd: tree }))
      .split('\0')
      .filter(Boolean)

  /** Puts the commits of a draft on top of others. Resolves with false, and changes nothing, where both have changed the same lines. */
  async function rebase(tree: string, onto: string, who?: Author): Promise<boolean> {
    try {
      await git(['rebase', '--quiet', onto], { cwd: tree, ...(who && { author: who }) })
      return true
    } catch (error) {
      const files = await unmerged(tree)
      await git(['rebase', '--abort'], { cwd: tree }).catch(() => undefined)
      if (files.length === 0) throw error
      return false
    }
  }

  /** Removes a work tree. */
  async function removeTree(tree: string): Promise<void> {
    await rm(tree, { recursive: true, force: true })
    await inClone('worktree', 'prune')
    restored.delete(tree)
  }

  return {
    ...{ git, inClone, isOpen, fetch, checkOut, restore, removeTree, names, commitOf, isAncestor },
    ...{ push, commit, rebase, unmerged },
    /** The main branch, as it was fetched last. */
    main: `origin/${branch}`,
    /** The work tree of the published content. */
    published: join(place, 'published'),
    treeOf: (draft: string) => join(place, 'drafts', draft),
    contentOf: (tree: string) => resolve(tree, path),
    /** Whether this process has put a work tree in order. */
    isRestored: (tree: string) => restored.has(tree),
  }
}
export type Clone = ReturnType<typeof createClone>

/** Whether a push was not taken, such as because the repository has other commits by now. */
export const isRejected = (error: unknown) =>
  error instanceof GitError && /rejected/.test(error.message)

/** Whether the repository doesn't take it whatever it has, such as because the branch is protected. */
export const isRefused = (error: unknown) =>
  error instanceof GitError && /remote rejected/.test(error.message)
