import { type Clone, isRejected } from './clone.ts'
import type { Choice } from './contract.ts'
import type { DraftBranches, Log } from './draft-branches.ts'
import type { Published } from './drafts.ts'
import type { Author } from './git.ts'
import type { PutOnTop } from './merge-commits.ts'

interface Options {
  clone: Clone
  drafts: DraftBranches
  branch: string
  putOnTop: PutOnTop
  log: Log
  /** What was fetched is older than what is published. */
  isBehind: () => void
}

/** Puts drafts on top of the published content, and their commits onto the main branch. */
export function createPublishing({ clone, drafts, branch, putOnTop, log, isBehind }: Options) {
  const { inClone, commitOf, push, main, contentOf } = clone
  const { refresh, openDraft, follow, forget, send, removeSent, replaced } = drafts

  async function publish(
    draft: string,
    who: Author,
    check: (folder: string) => Promise<boolean>,
    choice?: Choice,
  ): Promise<Published> {
    await refresh()
    const tree = await openDraft(draft)
    const inDraft = await follow(draft, { who, choice })
    if (inDraft.length > 0) return { outcome: 'conflict', conflicts: inDraft }
    const sent = await commitOf(`refs/remotes/origin/drafts/${draft}`)
    const conflicts = await putOnTop(tree, main, { who, choice })
    if (conflicts.length > 0) return { outcome: 'conflict', conflicts }
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
      await refresh()
    } catch (err) {
      log.warn({ err }, `The draft ${draft} is published, but not put away yet.`)
      isBehind()
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

  return {
    publish: (...draft: Parameters<typeof publish>) =>
      publish(...draft).catch((error: unknown) => {
        if (!isRejected(error)) throw error
        // Somebody has published in between.
        return publish(...draft)
      }),
    isDone,
    /** Goes on with what a publication has left to be put away. */
    async putAway(): Promise<void> {
      for (const draft of await clone.names('refs/published-drafts/')) await removeDone(draft)
    },
  }
}
