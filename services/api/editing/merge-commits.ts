import { writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Clone } from './clone.ts'
import type { Choice, FileConflict } from './contract.ts'
import type { EngineJobs } from './engine-contract.ts'
import type { Author } from './git.ts'

/** Merges three texts of a file of the content folder by its fields. */
export type MergeTexts = (
  job: Omit<EngineJobs['merge']['job'], 'cache'>,
) => Promise<EngineJobs['merge']['result']>

export interface MergeOptions {
  /** Who the merge is a commit of. */
  who?: Author
  /** Left out: of fields that both have changed nothing is changed, and both values are told. */
  choice?: Choice | undefined
}

type Prefer = Choice['prefer'] | undefined

/**
 * Returns what puts the commits of a work tree on top of others. Where both have changed the same lines, it merges instead, by field.
 * It resolves with what both have changed in different ways; then the tree stays as it was.
 * @param path the content folder in the repository
 */
export function createMerging(clone: Clone, path: string, mergeTexts: MergeTexts) {
  const { git, inClone, isAncestor, rebase, restore, contentOf } = clone

  /** Writes what becomes of a file that both have changed. */
  async function mergeFile(tree: string, file: string, prefer: Prefer): Promise<FileConflict[]> {
    const inTree = (...args: string[]) => git(args, { cwd: tree })
    /** Its text where both began, mine, or theirs; undefined where it isn't there. */
    const textAt = (stage: 1 | 2 | 3) => inTree('show', `:${stage}:${file}`).catch(() => undefined)
    const [base, mine, theirs] = [await textAt(1), await textAt(2), await textAt(3)]
    const own = posix.relative(path, file)
    const isText = /\.(?:yaml|md)$/.test(file)
    if (isText && base !== undefined && mine !== undefined && theirs !== undefined) {
      const where = { folder: contentOf(tree), file: own }
      const merged = await mergeTexts({ ...where, base, mine, theirs, prefer })
      if (merged && 'conflicts' in merged)
        return merged.conflicts.map((conflict) => ({ file: own, ...conflict }))
      if (merged) {
        await writeFile(join(tree, file), merged.text)
        await inTree('add', '--', file)
        return []
      }
    }
    if (prefer === undefined) {
      const shown = (text: string | undefined) => (isText ? (text ?? '') : text && 'this file')
      return [{ file: own, field: '', mine: shown(mine) ?? '', theirs: shown(theirs) ?? '' }]
    }
    if ((prefer === 'mine' ? mine : theirs) === undefined) await inTree('rm', '--quiet', '--', file)
    else {
      await inTree('checkout', prefer === 'mine' ? '--ours' : '--theirs', '--', file)
      await inTree('add', '--', file)
    }
    return []
  }

  async function merge(tree: string, onto: string, who: Author | undefined, prefer?: Prefer) {
    const options = { cwd: tree, ...(who && { author: who }) }
    const conflicts: FileConflict[] = []
    try {
      try {
        await git(['merge', '--quiet', '--no-ff', '--no-commit', onto], options)
      } catch (error) {
        if ((await clone.unmerged(tree)).length === 0) throw error
      }
      const files = await clone.unmerged(tree)
      for (const file of files) conflicts.push(...(await mergeFile(tree, file, prefer)))
      if (conflicts.length === 0)
        await git(['commit', '--quiet', '--no-verify', '--no-edit'], options)
    } finally {
      await restore(tree)
    }
    return conflicts
  }

  return async (
    tree: string,
    onto: string,
    { who, choice }: MergeOptions = {},
  ): Promise<FileConflict[]> => {
    const head = (await git(['rev-parse', 'HEAD'], { cwd: tree })).trim()
    if (await isAncestor(onto, head)) return []
    // Commits that were merged are not put on top one by one: what was decided in the merge would be asked again.
    const merged = await inClone('rev-list', '--merges', '-n1', `${onto}..${head}`)
    if (merged === '' && (await rebase(tree, onto, who))) return []
    const conflicts = await merge(tree, onto, who)
    const isShown = (one: FileConflict) =>
      choice?.shown.some((shown) => isDeepStrictEqual(shown, one)) ?? false
    if (conflicts.length === 0 || !choice || !conflicts.every(isShown)) return conflicts
    return merge(tree, onto, who, choice.prefer)
  }
}
export type PutOnTop = ReturnType<typeof createMerging>
