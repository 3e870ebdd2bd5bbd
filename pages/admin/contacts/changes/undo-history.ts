import { HttpError } from '../../../../renderer/client/http.ts'
import { toast } from '../../../../renderer/client/toasts.ts'
import { errorText } from '../../session.ts'

/** A change that may be undone. */
interface UndoableChange {
  /** The lead and the change: `June Harrow: Contacted.`, `The note on June Harrow`. */
  description: string
  /**
   * Reverts the change and resolves to a sentence about the restored state; rejects with the reason
   * when that fails. Undefined for a change that can't be undone.
   */
  revert?: () => Promise<string>
}

interface UndoHistory {
  /**
   * Records the latest change. Returns functions to undo it, and to drop it if it is rejected.
   */
  record: (change: UndoableChange) => { undo: () => void; discard: () => void }
  /** Undoes the latest change that is not undone yet; says which, or why it can't be undone. */
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
 * Creates an empty undo history: a stack of the changes in this tab, the latest last.
 *
 * @param notify shows a toast; replaced in tests
 */
export function createUndoHistory(notify: typeof toast = toast): UndoHistory {
  const changes: UndoableChange[] = []
  const undone = new WeakSet<UndoableChange>()
  let hasChanged = false
  const drop = (change: UndoableChange) => {
    const at = changes.indexOf(change)
    if (at >= 0) changes.splice(at, 1)
    return at
  }
  /** Names the change that the next press undoes, with a button for it: phones have no key. */
  const withNext = (description: string) => {
    const next = changes.at(-1)
    if (!next) return { description }
    const offer = undoOffer(undoLatest, `Press Z to undo: ${next.description}`)
    return { description: `${description} Before that: ${next.description}`, ...offer }
  }
  const undo = async (change: UndoableChange) => {
    const { description, revert } = change
    if (undone.has(change)) return notify({ title: 'Already undone', description })
    const at = drop(change)
    if (!revert)
      return notify({ title: 'Can’t undo that', ...withNext(`${description} can’t be undone.`) })
    // Marked first, so that a second press while the undo is pending has no effect.
    undone.add(change)
    try {
      notify({ title: 'Undone', ...withNext(`${description} ${await revert()}`) })
    } catch (error) {
      undone.delete(change)
      const reason = error instanceof UndoError ? error.message : errorText(error)
      // Somebody changed the lead since: that stays so, and must not block the changes before.
      if (!isConflict(error) && at >= 0) changes.splice(at, 0, change)
      notify({
        title: 'Not undone',
        description: `${description} ${reason}`,
        variant: 'destructive',
      })
    }
  }
  const undoLatest = () => {
    const latest = changes.at(-1)
    if (latest) void undo(latest)
    else
      notify({
        title: 'Nothing to undo',
        description: hasChanged
          ? 'Everything you changed here is undone.'
          : 'You haven’t changed anything here yet.',
      })
  }
  return {
    record: (change) => {
      hasChanged = true
      changes.push(change)
      return { undo: () => void undo(change), discard: () => void drop(change) }
    },
    undoLatest,
  }
}

const isConflict = (error: unknown): boolean =>
  error instanceof UndoError || (error instanceof HttpError && [404, 409].includes(error.status))

/** Every change of this screen is recorded in it. */
export const undoHistory = createUndoHistory()
