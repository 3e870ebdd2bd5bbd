import { useState } from 'react'
import { toast } from '../../../../renderer/client/toasts.ts'
import { errorText } from '../../session.ts'

/** A change that may be undone. */
interface UndoableChange {
  /** The change as the subject of a sentence: `The note`, `Merging HP-AAAAA2`. */
  description: string
  /**
   * Reverts the change and resolves to a text about the restored state; rejects with the reason when
   * that fails. Undefined for a change that can't be undone.
   */
  revert?: () => Promise<string>
}

export interface UndoHistory {
  /**
   * Records the latest change. Returns functions to undo it, and to drop it if it is rejected.
   */
  record: (change: UndoableChange) => { undo: () => void; discard: () => void }
  /** Undoes the latest change only, never an older one; says so when it can't be undone. */
  undoLatest: () => void
}

/** A toast's button that undoes; on a phone there is no key for it, so the toast stays longer. */
export const undoOffer = (run: () => void, altText = 'Press Z to undo') => ({
  durationMs: 10_000,
  action: { label: 'Undo', altText, run },
})

/** Why an undo failed, as text for the user. */
export class UndoError extends Error {
  override name = 'UndoError'
}

/**
 * Creates an empty undo history.
 *
 * @param notify shows a toast; replaced in tests
 */
export function createUndoHistory(notify: typeof toast = toast): UndoHistory {
  let latest: UndoableChange | undefined
  const undone = new WeakSet<UndoableChange>()
  const undo = async (change: UndoableChange) => {
    if (undone.has(change))
      return notify({
        title: 'Already undone',
        description: change.description,
      })
    if (!change.revert)
      return notify({
        title: 'Can’t undo that',
        description: `${change.description} can’t be undone.`,
      })
    // Cleared first, so that a second press while the undo is pending has no effect.
    undone.add(change)
    try {
      notify({ title: 'Undone', description: await change.revert() })
    } catch (error) {
      undone.delete(change)
      const description = error instanceof UndoError ? error.message : errorText(error)
      notify({ title: 'Not undone', description, variant: 'destructive' })
    }
  }
  return {
    record: (change) => {
      const before = latest
      latest = change
      return {
        undo: () => void undo(change),
        discard: () => {
          if (latest === change) latest = before
        },
      }
    },
    undoLatest: () => {
      if (latest) void undo(latest)
      else
        notify({ title: 'Nothing to undo', description: 'You haven’t changed anything here yet.' })
    },
  }
}

/** One per screen: every change is recorded in it. */
export const useUndoHistory = (): UndoHistory => useState(() => createUndoHistory())[0]
