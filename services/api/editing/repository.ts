import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type CloneOptions, createClone } from './clone.ts'
import { createDraftBranches, type Log } from './draft-branches.ts'
import type { Drafts } from './drafts.ts'
import { fileHistory, textsAround } from './file-history.ts'
import { createMerging, type MergeTexts } from './merge-commits.ts'
import { createPublishing } from './publish-draft.ts'
import { inTurn } from '../background/in-turn.ts'
import { writeFiles } from './write-files.ts'

interface Options extends CloneOptions {
  mergeTexts: MergeTexts
  log: Log
  /** How often what could not be sent is tried again. */
  retryMs?: number
  /** What others have pushed is fetched at most so often before saving. */
  freshMs?: number
}

/**
 * Drafts as branches `drafts/…` of a repository: a clone without files, a work tree of the published content, and one for each
 * draft. One git command runs at a time.
 */
export function editRepository({
  log,
  mergeTexts,
  retryMs = 60_000,
  freshMs = 10_000,
  ...options
}: Options): Drafts {
  const { branch, path } = options
  const clone = createClone(options)
  const putOnTop = createMerging(clone, path, mergeTexts)
  const branches = createDraftBranches(clone, path, putOnTop, log)
  const { local, sentOnes, openDraft, startDraft, forget, send, isSent, view, removeSent } =
    branches
  const { git, restore, commit, published, treeOf, contentOf } = clone
  const turn = inTurn()
  let fetchedAt = 0
  const isBehind = () => {
    fetchedAt = 0
  }
  const publishing = createPublishing({
    ...{ clone, drafts: branches, branch, putOnTop, log, isBehind },
  })

  async function fetch(): Promise<void> {
    await branches.refresh()
    fetchedAt = Date.now()
  }
  const fetchIfOld = async () => {
    if (Date.now() - fetchedAt > freshMs) await fetch()
  }

  const retry = setInterval(
    () =>
      void turn(async () => {
        if (!clone.isOpen()) return
        for (const draft of await local()) if (!(await isSent(draft))) await send(draft)
        await publishing.putAway()
      }).catch((err: unknown) => log.warn({ err }, 'Drafts could not be sent.')),
    retryMs,
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
          all.map(async (draft) => !own.includes(draft) && (await publishing.isDone(draft))),
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
    publish: (...args) => turn(() => publishing.publish(...args)),
    discard: (draft) =>
      turn(async () => {
        await branches
          .refresh()
          .catch((err: unknown) =>
            log.warn({ err }, 'The repository could not be reached before a draft is thrown away.'),
          )
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
