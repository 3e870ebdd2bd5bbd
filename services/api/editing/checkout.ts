import type { Drafts } from './drafts.ts'
import { fileHistory, textsAround } from './file-history.ts'
import type { Git } from './git.ts'
import { inTurn } from '../background/in-turn.ts'
import { requireUnchanged, writeFiles } from './write-files.ts'

/** The content folder of a checkout, in development: saving writes its files, and committing is the author's. */
export function editCheckout(folder: string, git: Git): Drafts {
  const turn = inTurn()
  const none = async () => undefined
  return {
    mode: 'checkout',
    refresh: none,
    list: async () => [],
    folderOf: async () => folder,
    save: (_draft, _who, make) =>
      turn(async () => {
        const { result, files } = await make(folder)
        await requireUnchanged(folder, files)
        await writeFiles(folder, files)
        return { result, draft: undefined, sent: true }
      }),
    history: (_draft, file) => fileHistory(git, folder, file),
    around: (_draft, file, commit) => textsAround(git, folder, file, commit),
    publish: async () => ({ outcome: 'refused' }),
    discard: none,
    close: none,
  }
}
