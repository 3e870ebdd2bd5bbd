import { useEffect } from 'react'
import type { FileContent } from '../../../services/api/editing/form-contract.ts'
import type { Asked } from './asked.ts'

/** What somebody has written, and what it began with, by which it is merged with what others have saved meanwhile. */
export interface Unsaved {
  base: FileContent
  content: FileContent
}

/** What is not saved, while this page is open: by draft and file. */
const unsaved = new Map<string, Unsaved>()

const keyOf = (draft: string | undefined, file: string) => `${draft ?? ''} ${file}`

export const keepUnsaved = (
  draft: string | undefined,
  file: string,
  kept: Unsaved | undefined,
): void => {
  if (kept) unsaved.set(keyOf(draft, file), kept)
  else unsaved.delete(keyOf(draft, file))
}

export const unsavedFor = (draft: string | undefined, file: string): Unsaved | undefined =>
  unsaved.get(keyOf(draft, file))

export const hasUnsaved = (draft: string | undefined, file: string): boolean =>
  unsaved.has(keyOf(draft, file))

/** What is typed of a new file. A draft has one at a time of its own, and one for each translation. */
export interface UnsavedEntry {
  kind: string
  name: string
  asked: Asked
  /** Its name, where it is a translation that is begun. */
  translation?: string
  /** Whether examples stand for what is empty. */
  examples: boolean
}

/** By draft and translation. */
const unsavedEntries = new Map<string, UnsavedEntry>()

export const keepUnsavedEntry = (
  draft: string | undefined,
  translation: string | undefined,
  kept: UnsavedEntry | undefined,
): void => {
  const key = keyOf(draft, translation ?? '')
  if (kept) unsavedEntries.set(key, kept)
  else unsavedEntries.delete(key)
}

export const unsavedEntryFor = (
  draft: string | undefined,
  translation: string | undefined,
): UnsavedEntry | undefined => unsavedEntries.get(keyOf(draft, translation ?? ''))

/** Those of a draft. */
export const unsavedEntriesOf = (draft: string | undefined): UnsavedEntry[] =>
  [...unsavedEntries].flatMap(([key, kept]) => (key.startsWith(keyOf(draft, '')) ? kept : []))

/** Of a draft that is gone: what is typed in it goes on with the published files, or is forgotten with it. */
export function moveUnsaved(draft: string, isPublished: boolean): void {
  const from = keyOf(draft, '')
  const move = <Kept>(all: Map<string, Kept>) => {
    for (const [key, kept] of all) {
      if (!key.startsWith(from)) continue
      all.delete(key)
      const to = keyOf(undefined, key.slice(from.length))
      if (isPublished && !all.has(to)) all.set(to, kept)
    }
  }
  move(unsaved)
  move(unsavedEntries)
}

/** Has the browser ask before it leaves the editor with something that is not saved, of whichever file. */
export function useLeaveWarning(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.size + unsavedEntries.size > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
}
