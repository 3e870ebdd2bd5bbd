import { createHash } from 'node:crypto'
import type { Output } from './output.ts'

/** A part of the build whose files depend on little: the pictures, the PDF. */
export interface Steps {
  /**
   * Runs a step, unless what it depends on is the same as in the edition before: then its files stay.
   * @param key what it depends on
   */
  run(
    this: void,
    name: string,
    key: string,
    output: Output,
    work: (output: Output) => Promise<void>,
  ): Promise<void>
  /**
   * Keeps a file of the edition before. @returns whether what it depends on is the same
   * @param path also the name of the step
   */
  keep(this: void, path: string, key: string, output: Output): boolean
  /** Returns the steps of the next edition. */
  next(this: void): Steps
}

interface Done {
  key: string
  paths: readonly string[]
}

/** Opens the steps of a build, whose first run has none before it. */
export function openSteps(last: ReadonlyMap<string, Done> = new Map()): Steps {
  const done = new Map<string, Done>()
  return {
    run: async (name, key, output, work) => {
      const before = last.get(name)
      if (before?.key === key) {
        before.paths.forEach(output.retain)
        done.set(name, before)
        return
      }
      const paths = new Set<string>()
      await work({
        ...output,
        put: (path, content) => {
          paths.add(path)
          return output.put(path, content)
        },
        copy: (file, path) => {
          paths.add(path)
          return output.copy(file, path)
        },
        retain: (path) => {
          paths.add(path)
          output.retain(path)
        },
      })
      done.set(name, { key, paths: [...paths] })
    },
    keep: (path, key, output) => {
      const isSame = last.get(path)?.key === key
      if (isSame) output.retain(path)
      done.set(path, { key, paths: [path] })
      return isSame
    },
    next: () => openSteps(done),
  }
}

/** Returns a key of what a step depends on. */
export const keyOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
