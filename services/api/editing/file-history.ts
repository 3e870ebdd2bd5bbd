import type { Change } from './contract.ts'
import type { Git } from './git.ts'

/** How many changes of a file are listed. */
const most = 30

/** The last changes of a file in a content folder, the newest first; none without a repository. */
export async function fileHistory(git: Git, folder: string, file: string): Promise<Change[]> {
  const format = '--format=%H%x00%an%x00%aI%x00%s'
  const log = await git(['log', '--no-merges', `-n${most}`, format, '--', `./${file}`], {
    cwd: folder,
  }).catch(() => '')
  return log.split('\n').flatMap((line) => {
    const [commit, by, at, subject = ''] = line.split('\0')
    return commit && by !== undefined && at !== undefined ? { commit, by, at, subject } : []
  })
}

/** The text of a file after and before a commit. */
export async function textsAround(git: Git, folder: string, file: string, commit: string) {
  const textAt = (revision: string) =>
    git(['show', `${revision}:./${file}`], { cwd: folder }).catch(() => undefined)
  return { after: await textAt(commit), before: await textAt(`${commit}^`) }
}
