import type { Change, Choice, DraftView, FileConflict } from './contract.ts'
import type { WrittenFile } from './engine-contract.ts'
import type { Author } from './git.ts'

/** Where content is edited: a checkout, or drafts in clones of a repository. */
export interface Drafts {
  mode: 'checkout' | 'repository'
  /** Gets what others have pushed. @throws GitError the repository can't be reached */
  refresh(): Promise<void>
  list(): Promise<DraftView[]>
  /**
   * Returns the content folder of a draft, or without one that of the published content.
   * @throws NoSuchDraft
   */
  folderOf(draft: string | undefined): Promise<string>
  /**
   * Runs a function that reads a draft's folder and says what to write there; nothing else is written in between.
   * Resolves with the draft, which is a new one where none was named, once the files are stored.
   * @param make returns undefined where nothing is to be written
   * @throws NoSuchDraft, ChangedMeanwhile
   */
  save<Result>(
    draft: string | undefined,
    who: Author,
    make: (folder: string) => Promise<{ result: Result; files: WrittenFile[]; subject: string }>,
  ): Promise<{ result: Result; draft: string | undefined; sent: boolean }>
  /** The last changes of a file, the newest first. */
  history(draft: string | undefined, file: string): Promise<Change[]>
  /** The text of a file after and before a change; undefined where it wasn't there. */
  around(
    draft: string | undefined,
    file: string,
    commit: string,
  ): Promise<{ after: string | undefined; before: string | undefined }>
  /**
   * Puts a draft on top of the published content and, unless `check` says no, publishes it.
   * @param check says whether the draft's folder may be published
   * @param choice what becomes of fields that others have changed otherwise meanwhile
   */
  publish(
    draft: string,
    who: Author,
    check: (folder: string) => Promise<boolean>,
    choice?: Choice,
  ): Promise<Published>
  discard(draft: string): Promise<void>
  close(): Promise<void>
}

export type Published =
  | { outcome: 'published' | 'refused' }
  /** Others have changed these fields too, and differently. */
  | { outcome: 'conflict'; conflicts: FileConflict[] }

/** Another program has written a file after it was read for a change; nothing of the change is written. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile'
}

export class NoSuchDraft extends Error {
  override name = 'NoSuchDraft'
}
