import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const open: (() => void)[] = []

/**
 * Remembers how to take something back if the bench ends early, latest first: a program is ended
 * before its folder is removed. Out: takes it back now.
 */
export function tidyLater(undo: () => void): () => void {
  open.push(undo)
  return () => {
    const at = open.indexOf(undo)
    if (at < 0) return
    open.splice(at, 1)
    undo()
  }
}

/** For the `exit` of the process: nothing here may wait. */
export function tidyAll(): void {
  for (let undo = open.pop(); undo; undo = open.pop()) undo()
}

/** An empty folder outside the project. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'highpine-bench-'))
  // A program that was just killed may still write its last file.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  return { folder, remove: tidyLater(remove) }
}
