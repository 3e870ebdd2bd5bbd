import type { Node, Recording } from './disk-recorder.ts'

/** Returns one possible state of the disk after a power cut following `cut` steps. */
export function diskAfterPowerCut(
  { root, steps }: Recording,
  cut: number,
  random: Random,
): Map<string, Buffer> {
  const contents = new Map<Node, Buffer>()
  const folders = new Map<Node, Map<string, Node>>()
  const unsynced = new Map<Node, { change: () => void; replaces: boolean }[]>()
  const later = (node: Node, change: () => void, replaces = false) =>
    unsynced.set(node, [...(unsynced.get(node) ?? []), { change, replaces }])
  const of = (file: Node) => contents.get(file) ?? Buffer.alloc(0)
  for (const step of steps.slice(0, cut)) {
    if (step.step === 'write') {
      const { file, bytes } = step
      later(file, () => contents.set(file, bytes), true)
    } else if (step.step === 'put') {
      const { file, bytes, at } = step
      later(file, () => contents.set(file, withBytes(of(file), bytes, at)))
    } else if (step.step === 'shorten') {
      const { file, length } = step
      later(file, () => contents.set(file, of(file).subarray(0, length)))
    } else if (step.step === 'name') {
      const { folder, names } = step
      later(folder, () => {
        const entries = folders.get(folder) ?? new Map<string, Node>()
        folders.set(folder, entries)
        for (const [name, node] of Object.entries(names))
          if (node) entries.set(name, node)
          else entries.delete(name)
      })
    } else if (step.step === 'sync') {
      for (const { change } of unsynced.get(step.node) ?? []) change()
      unsynced.delete(step.node)
    }
  }
  for (const [node, changes] of unsynced) {
    // Bytes that were synced, and after which data was only appended, are safe.
    const safe = changes.some(({ replaces }) => replaces) ? 0 : of(node).length
    for (const { change } of changes) if (random() < 0.5) change()
    const bytes = contents.get(node)
    if (bytes && node.kind === 'file')
      contents.set(
        node,
        Buffer.concat([bytes.subarray(0, safe), torn(bytes.subarray(safe), random)]),
      )
  }
  const files = new Map<string, Buffer>()
  const walk = (folder: Node, path: string) => {
    files.set(`${path}/`, Buffer.alloc(0))
    for (const [name, node] of folders.get(folder) ?? [])
      if (node.kind === 'folder') walk(node, `${path}/${name}`)
      else files.set(`${path}/${name}`, contents.get(node) ?? Buffer.alloc(0))
  }
  walk(root, '')
  return files
}

/** Writes bytes at a position; a gap after the old end is filled with zeroes. */
function withBytes(old: Buffer, bytes: Buffer, at: number): Buffer {
  const made = Buffer.alloc(Math.max(old.length, at + bytes.length))
  old.copy(made)
  bytes.copy(made, at)
  return made
}

function torn(bytes: Buffer, random: Random): Buffer {
  const ways = [
    () => bytes,
    () => Buffer.alloc(0),
    () => Buffer.alloc(bytes.length),
    () => bytes.subarray(0, Math.floor(random() * bytes.length)),
  ]
  return ways[Math.floor(random() * ways.length)]?.() ?? bytes
}

/** Returns a number from 0 up to 1. */
export type Random = () => number

/** A reproducible random number generator (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
