import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { type Clone, isRejected } from './clone.ts'
import type { DraftView, FileConflict } from './contract.ts'
import { NoSuchDraft } from './drafts.ts'
import { GitError } from './git.ts'
import type { MergeOptions, PutOnTop } from './merge-commits.ts'

export type Log = Pick<FastifyBaseLogger, 'warn'>

/** Drafts as branches `drafts/…`, here and in the repository. @param path the content folder in the repository */
export function createDraftBranches(clone: Clone, path: string, putOnTop: PutOnTop, log: Log) {
  const { inClone, checkOut, restore, names, commitOf, isAncestor, push, main, treeOf } = clone
  const local = () => names('refs/heads/drafts/')
  const sentOnes = () => names('refs/remotes/origin/drafts/')

  /** Gets what others have pushed, and takes it over into the drafts. @throws GitError the repository can't be reached */
  async function refresh(): Promise<void> {
    await clone.fetch()
    await checkOut(clone.published, '--detach', main)
    for (const draft of await local())
      await follow(draft).catch((err: unknown) =>
        log.warn({ err }, `What others have pushed to the draft ${draft} could not be taken over.`),
      )
  }

  /**
   * Takes over what somebody has pushed to a draft, with the own commits that they don't have on top; a draft that was published
   * or discarded elsewhere goes. Resolves with what both have changed in different ways, with which the draft stays as it was.
   */
  async function follow(draft: string, how?: MergeOptions): Promise<FileConflict[]> {
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
    const conflicts = await putOnTop(await openDraft(draft), theirs, how)
    const files = [...new Set(conflicts.map(({ file }) => file))].join(', ')
    if (files !== '')
      troubles.set(
        draft,
        `others have changed the same in this draft (${files}). Publishing it asks which to keep`,
      )
    return conflicts
  }
  /** Why drafts can't be sent until somebody does something. */
  const troubles = new Map<string, string>()
  /** The sent commit of a draft whose commits were put on top of the published content: the draft has all that it had. */
  const replaced = (draft: string) => `refs/replaced-drafts/${draft}`

  /** A draft that the repository has never had: its name is kept until it is sent. */
  const unsent = (draft: string) => `refs/unsent/${draft}`
  const isUnsent = async (draft: string) => (await commitOf(unsent(draft))) !== undefined

  async function forget(draft: string): Promise<void> {
    await clone.removeTree(clone.treeOf(draft))
    troubles.delete(draft)
    for (const ref of [`refs/heads/drafts/${draft}`, unsent(draft), replaced(draft)])
      await inClone('update-ref', '-d', ref)
  }

  /** Returns the work tree of a draft. @throws NoSuchDraft */
  async function openDraft(draft: string): Promise<string> {
    const tree = treeOf(draft)
    if (existsSync(join(tree, '.git'))) {
      if (!clone.isRestored(tree)) await restore(tree)
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
    // What is written into it was made of the work tree, which may be behind what was fetched.
    const begin = (await clone.git(['rev-parse', 'HEAD'], { cwd: clone.published })).trim()
    // Until it is sent, the repository not having it doesn't mean that somebody has discarded it.
    await inClone('update-ref', unsent(draft), begin)
    await checkOut(treeOf(draft), '-B', `drafts/${draft}`, begin)
    return draft
  }

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
        await refresh()
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
    const log = await inClone('log', '--no-merges', '--format=%an%x00%aI', `${main}..${head}`)
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

  async function removeSent(draft: string): Promise<void> {
    if (!(await sentOnes()).includes(draft)) return
    await push(await leaseOf(draft), 'origin', `:refs/heads/drafts/${draft}`)
    await inClone('update-ref', '-d', `refs/remotes/origin/drafts/${draft}`)
  }

  return {
    ...{ local, sentOnes, refresh, follow, openDraft, startDraft, forget, send, isSent, view },
    ...{ removeSent, replaced },
  }
}
export type DraftBranches = ReturnType<typeof createDraftBranches>
