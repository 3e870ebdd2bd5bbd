import type { FileContent } from '../../../services/api/editing/form-contract.ts'

/** What somebody has written and not saved, while this page is open: by draft and file. */
const unsaved = new Map<string, { version: string; content: FileContent }>()

const keyOf = (draft: string | undefined, file: string) => `${draft ?? ''} ${file}`

export const keepUnsaved = (
  draft: string | undefined,
  file: string,
  kept: { version: string; content: FileContent } | undefined,
): void => {
  if (kept) unsaved.set(keyOf(draft, file), kept)
  else unsaved.delete(keyOf(draft, file))
}

/** What was written for a version of a file. */
export const unsavedFor = (draft: string | undefined, file: string, version: string) => {
  const kept = unsaved.get(keyOf(draft, file))
  return kept?.version === version ? kept.content : undefined
}

export const hasUnsaved = (draft: string | undefined, file: string): boolean =>
  unsaved.has(keyOf(draft, file))
