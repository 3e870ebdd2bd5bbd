import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { DraftView } from './contract.ts'
import { type Drafts, NoSuchDraft, type Published } from './drafts.ts'
import { fileHistory, textsAround } from './file-history.ts'
import { type Author, createGit, GitError } from './git.ts'
import { inTurn } from '../background/in-turn.ts'
import { writeFiles } from './write-files.ts'

interface Options {
  /** A folder of the data folder, for the clone and the work trees. */
  folder: string
  address: string
  branch: string
  /** The content folder in the repository. */
  path: string
  key?: string | undefined
  log: Pick<FastifyBaseLogger, 'warn'>
  /** How often what could not be sent is tried again. */
  retryMs?: number
}

/** What others have pushed is fetched at most so often. */
const freshMs = 10_000

/**
 * Drafts as branches `drafts/…` of a repository: a clone without files, a work tree of the published content, and one for each
 * draft. One git command runs at a time.
 */
export function editRepository({
  folder,
  address,
  branch,
  path,
  key,
  log,
  ...given
}: Options): Drafts {
  // The clone's folder is another one.
  const remote = /^\.{1,2}\//.test(address) ? resolve(address) : address
  const place = resolve(folder)
  const clone = join(place, 'repository.git')
  const published = join(place, 'published')
  const git = createGit({ home: place, key })
  const turn = inTurn()
  const main = `origin/${branch}`
  const draftsFolder = join(place, 'drafts')
  const treeOf = (draft: string) => join(draftsFolder, draft)
  const contentOf = (tree: string) => resolve(tree, path)
  const inClone = (...args: string[]) => git(args, { cwd: clone })
  let fetchedAt = 0

  async function open(): Promise<void> {
    if (existsSync(join(clone, 'HEAD'))) {
      await inClone('remote', 'set-url', 'origin', remote)
      return
    }
    await mkdir(place, { recursive: true, mode: 0o700 })
    await git(['init', '--quiet', '--bare', clone], { cwd: place })
    await inClone('remote', 'add', 'origin', remote)
  }

  async function fetch(): Promise<void> {
    await open()
    const heads = [branch, 'drafts/*'].map(
      (head) => `+refs/heads/${head}:refs/remotes/origin/${head}`,
    )
    const options = ['--quiet', '--prune', '--no-tags', '--no-recurse-submodules']
    await git(['fetch', ...options, 'origin', ...heads], { cwd: clone, timeoutMs: 120_000 })
    fetchedAt = Date.now()
    await checkOut(published, '--detach', main)
    for (const draft of await local())
      await follow(draft).catch((err: unknown) =>
        log.warn({ err }, `What others have pushed to the draft ${draft} could not be taken over.`),
      )
  }

  const fetchIfOld = async () => {
    if (Date.now() - fetchedAt > freshMs) await fetch()
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

  const names = async (prefix: string) =>
    (await inClone('for-each-ref', '--format=%(refname)', prefix))
      .split('\n')
      .flatMap((ref) => (ref.startsWith(prefix) ? ref.slice(prefix.length) : []))
      .filter((name) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
  const local = () => names('refs/heads/drafts/')
  const sentOnes = () => names('refs/remotes/origin/drafts/')
  const commitOf = (ref: string) =>
    inClone('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).then(
      (commit) => commit.trim(),
      () => undefined,
    )

  /**
   * Takes over what somebody has pushed to a draft, with the own commits that they don't have on top; a draft that was published
   * or discarded elsewhere goes. Resolves with the files in conflict, with which the draft stays as it was.
   */
  async function follow(draft: string): Promise<string[]> {
    const [own, theirs] = [
      await commitOf(`refs/heads/drafts/${draft}`),
      await commitOf(`refs/remotes/origin/drafts/${draft}`),
    ]
    troubles.delete(draft)
    if (!own || own === theirs) return []
    if (!theirs) {
      // Sent before, and no longer there.
      if (!(await isUnsent(draft))) await forget(draft)
      return []
    }
    if (await isAncestor(own, theirs)) {
      await checkOut(treeOf(draft), '-B', `drafts/${draft}`, `origin/drafts/${draft}`)
      return []
    }
    if ((await isAncestor(theirs, own)) || (await commitOf(replaced(draft))) === theirs) return []
    const files = await rebase(await openDraft(draft), theirs)
    if (files.length > 0)
      troubles.set(draft, `others have changed the same lines of ${files.join(', ')} in this draft`)
    return files
  }
  /** Why drafts can't be sent until somebody does something. */
  const troubles = new Map<string, string>()
  /** The sent commit of a draft whose commits were put on top of the published content: the draft has all that it had. */
  const replaced = (draft: string) => `refs/replaced-drafts/${draft}`

  const isAncestor = (one: string, other: string) =>
    inClone('merge-base', '--is-ancestor', one, other).then(
      () => true,
      () => false,
    )

  /** A draft that the repository has never had: its name is kept until it is sent. */
  const unsent = (draft: string) => `refs/unsent/${draft}`
  const isUnsent = async (draft: string) => (await commitOf(unsent(draft))) !== undefined

  async function forget(draft: string): Promise<void> {
    const tree = treeOf(draft)
    await rm(tree, { recursive: true, force: true })
    await inClone('worktree', 'prune')
    restored.delete(tree)
    troubles.delete(draft)
    for (const ref of [`refs/heads/drafts/${draft}`, unsent(draft), replaced(draft)])
      await inClone('update-ref', '-d', ref)
  }

  /** Returns the work tree of a draft. @throws NoSuchDraft */
  async function openDraft(draft: string): Promise<string> {
    const tree = treeOf(draft)
    if (existsSync(join(tree, '.git'))) {
      if (!restored.has(tree)) await restore(tree)
      return tree
    }
    const has = async (refs: Promise<string[]>) => (await refs).includes(draft)
    if (await has(local()))
      await checkOut(tree, '-B', `drafts/${draft}`, `refs/heads/drafts/${draft}`)
    else if (await has(sentOnes()))
      await checkOut(tree, '-B', `drafts/${draft}`, `origin/drafts/${draft}`)
    else throw new NoSuchDraft(draft)
    return tree
  }

  /** A new draft, named by the file that is changed first. */
  async function startDraft(file: string): Promise<string> {
    const taken = new Set([...(await local()), ...(await sentOnes())])
    const name =
      file
        .replace(/^.*\/|\.\w+$/g, '')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '')
        .slice(0, 60) || 'draft'
    const numbers = Array.from({ length: taken.size + 1 }, (_, at) =>
      at === 0 ? '' : `-${at + 1}`,
    )
    const draft = numbers.map((number) => name + number).find((each) => !taken.has(each)) ?? name
    // Until it is sent, the repository not having it doesn't mean that somebody has discarded it.
    await inClone('update-ref', unsent(draft), main)
    await checkOut(treeOf(draft), '-B', `drafts/${draft}`, main)
    return draft
  }

  /** Pushes to the repository. */
  const push = (...refs: string[]) =>
    git(['push', '--quiet', '--no-verify', ...refs], { cwd: clone, timeoutMs: 120_000 })

  /** Allows a push to replace what the repository has of a draft only if it is what was fetched last. */
  const leaseOf = async (draft: string) => {
    const sent = await commitOf(`refs/remotes/origin/drafts/${draft}`)
    return `--force-with-lease=refs/heads/drafts/${draft}:${sent ?? ''}`
  }

  /** Sends a draft, with what others have pushed to it. Resolves with whether the repository has it. */
  async function send(draft: string): Promise<boolean> {
    const head = `refs/heads/drafts/${draft}`
    const pushDraft = async () => {
      if ((await follow(draft)).length > 0) throw new GitError(troubles.get(draft))
      await push(await leaseOf(draft), 'origin', `${head}:${head}`)
    }
    try {
      await pushDraft().catch(async (error: unknown) => {
        if (!isRejected(error)) throw error
        await fetch()
        await pushDraft()
      })
      await inClone('update-ref', `refs/remotes/origin/drafts/${draft}`, head)
      for (const ref of [unsent(draft), replaced(draft)]) await inClone('update-ref', '-d', ref)
      return true
    } catch (err) {
      log.warn({ err }, `The draft ${draft} could not be sent to the repository yet.`)
      if (await commitOf(head)) await inClone('update-ref', unsent(draft), head)
      return false
    }
  }

  const isSent = async (draft: string) => {
    const [own, theirs] = [`refs/heads/drafts/${draft}`, `refs/remotes/origin/drafts/${draft}`]
    return (await commitOf(own)) === (await commitOf(theirs))
  }

  async function view(draft: string): Promise<DraftView> {
    const own = (await commitOf(`refs/heads/drafts/${draft}`)) !== undefined
    const head = own ? `refs/heads/drafts/${draft}` : `refs/remotes/origin/drafts/${draft}`
    const log = await inClone('log', '--format=%an%x00%aI', `${main}..${head}`)
    const commits = log.split('\n').filter(Boolean)
    const changed = await inClone('diff', '--name-only', '-z', `${main}...${head}`)
    const prefix = path === '.' ? '' : `${path}/`
    const trouble = troubles.get(draft)
    return {
      name: draft,
      by: [...new Set(commits.map((line) => line.split('\0')[0] ?? ''))],
      at: commits[0]?.split('\0')[1] ?? '',
      files: changed
        .split('\0')
        .flatMap((file) =>
          file !== '' && file.startsWith(prefix) ? file.slice(prefix.length) : [],
        ),
      sent: !own || (await isSent(draft)),
      ...(trouble !== undefined && { trouble }),
      commit: (await commitOf(head)) ?? '',
    }
  }

  async function commit(tree: string, files: readonly string[], who: Author, subject: string) {
    const own = files.map((file) => join(path, file))
    await git(['add', '--', ...own], { cwd: tree })
    await git(['commit', '--quiet', '--no-verify', '-m', subject], { cwd: tree, author: who })
  }

  /** Puts the commits of a draft on top of others. Resolves with the files in conflict. */
  async function rebase(tree: string, onto: string, who?: Author): Promise<string[]> {
    try {
      await git(['rebase', '--quiet', onto], { cwd: tree, ...(who && { author: who }) })
      return []
    } catch (error) {
      const files = await git(['diff', '--name-only', '-z', '--diff-filter=U'], { cwd: tree })
      await git(['rebase', '--abort'], { cwd: tree }).catch(() => undefined)
      const found = files.split('\0').filter(Boolean)
      if (found.length === 0) throw error
      return found
    }
  }

  async function publish(
    draft: string,
    who: Author,
    check: (folder: string) => Promise<boolean>,
  ): Promise<Published> {
    await fetch()
    const tree = await openDraft(draft)
    const files = await follow(draft)
    if (files.length > 0) return { outcome: 'conflict', files }
    const sent = await commitOf(`refs/remotes/origin/drafts/${draft}`)
    const conflicts = await rebase(tree, main, who)
    if (conflicts.length > 0) return { outcome: 'conflict', files: conflicts }
    if (sent !== undefined) await inClone('update-ref', replaced(draft), sent)
    if (!(await check(contentOf(tree)))) {
      await send(draft)
      return { outcome: 'refused' }
    }
    await push('origin', `refs/heads/drafts/${draft}:refs/heads/${branch}`)
    // It is published, whatever becomes of the rest.
    try {
      if (sent !== undefined) await inClone('update-ref', done(draft), sent)
      await forget(draft)
      await removeDone(draft)
      await fetch()
    } catch (err) {
      log.warn({ err }, `The draft ${draft} is published, but not put away yet.`)
      fetchedAt = 0
    }
    return { outcome: 'published' }
  }

  /** The sent commit of a draft that is published, until the repository has the draft no longer. */
  const done = (draft: string) => `refs/published-drafts/${draft}`
  const isDone = async (draft: string) => {
    const commit = await commitOf(done(draft))
    return (
      commit !== undefined && commit === (await commitOf(`refs/remotes/origin/drafts/${draft}`))
    )
  }

  /** Takes a draft that is published out of the repository, unless somebody has gone on with it. */
  async function removeDone(draft: string): Promise<void> {
    if (await isDone(draft)) await removeSent(draft)
    await inClone('update-ref', '-d', done(draft))
  }

  async function removeSent(draft: string): Promise<void> {
    if (!(await sentOnes()).includes(draft)) return
    await push(await leaseOf(draft), 'origin', `:refs/heads/drafts/${draft}`)
    await inClone('update-ref', '-d', `refs/remotes/origin/drafts/${draft}`)
  }

  const retry = setInterval(
    () =>
      void turn(async () => {
        if (!existsSync(join(clone, 'HEAD'))) return
        for (const draft of await local()) if (!(await isSent(draft))) await send(draft)
        for (const draft of await names('refs/published-drafts/')) await removeDone(draft)
      }).catch((err: unknown) => log.warn({ err }, 'Drafts could not be sent.')),
    given.retryMs ?? 60_000,
  ).unref()

  /** @throws GitError it has never been reached, NoSuchDraft */
  const folderNow = async (draft: string | undefined) => {
    if (draft !== undefined) return contentOf(await openDraft(draft))
    if (!existsSync(join(published, '.git'))) await fetch()
    return contentOf(published)
  }

  return {
    mode: 'repository',
    refresh: () => turn(fetchIfOld),
    list: () =>
      turn(async () => {
        const own = await local()
        const all = [...new Set([...own, ...(await sentOnes())])].sort()
        const isOver = await Promise.all(
          all.map(async (draft) => !own.includes(draft) && (await isDone(draft))),
        )
        return Promise.all(all.filter((_, at) => !isOver[at]).map(view))
      }),
    folderOf: (draft) => turn(() => folderNow(draft)),
    save: (draft, who, make) =>
      turn(async () => {
        await fetchIfOld().catch((err: unknown) =>
          log.warn({ err }, 'The repository could not be reached before saving.'),
        )
        const folder = await folderNow(draft)
        await restore(draft === undefined ? published : treeOf(draft))
        const { result, files, subject } = await make(folder)
        const [first] = files
        if (!first) return { result, draft, sent: draft === undefined || (await isSent(draft)) }
        const own = draft ?? (await startDraft(first.file))
        const tree = await openDraft(own)
        try {
          await writeFiles(contentOf(tree), files)
          await commit(
            tree,
            files.map(({ file }) => file),
            who,
            subject,
          )
        } catch (error) {
          // Saved again, it is a change again.
          await (draft === undefined ? forget(own) : restore(tree)).catch((err: unknown) =>
            log.warn({ err }, `The draft ${own} could not be put back.`),
          )
          throw error
        }
        return { result, draft: own, sent: await send(own) }
      }),
    history: (draft, file) => turn(async () => fileHistory(git, await folderNow(draft), file)),
    around: (draft, file, commitId) =>
      turn(async () => textsAround(git, await folderNow(draft), file, commitId)),
    publish: (draft, who, check) =>
      turn(() =>
        publish(draft, who, check).catch((error: unknown) => {
          if (!isRejected(error)) throw error
          // Somebody has published in between.
          return publish(draft, who, check)
        }),
      ),
    discard: (draft) =>
      turn(async () => {
        await openDraft(draft)
        await removeSent(draft)
        await forget(draft)
      }),
    async close() {
      clearInterval(retry)
      await turn(async () => undefined)
    },
  }
}

/** Whether the repository has refused a push, such as because it has other commits by now. */
const isRejected = (error: unknown) => error instanceof GitError && /rejected/.test(error.message)
