import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { recordRead, trackReads } from '../../services/content/model/memoize.ts'
import type { Site } from '../../services/content/model/site.ts'
import { partOf } from '../../services/content/tracked-site.ts'
import { writeAtomically } from '../../services/images/cache.ts'

/** Raise this when the file format changes. */
const version = 1

/** A build output with its recorded dependencies. */
interface Node {
  value: unknown
  /** A hash of each part of the site that was read. */
  reads: Map<string, string>
}

/**
 * The build's outputs that derive from the site, each with its recorded dependencies
 * (services/content/model/memoize.ts).
 */
export interface Graph {
  /**
   * Memoizes a value that depends on the site alone: returns the last build's while its recorded dependencies are
   * unchanged.
   */
  query<Value>(this: void, name: string, compute: () => Value): Value
  /** Returns what the last build kept under a name, and whether its recorded dependencies are unchanged. */
  last(this: void, name: string): { value: unknown; unchanged: boolean } | undefined
  /**
   * Keeps a value for the next build.
   * @param reads its dependencies; by default those of the last build
   */
  keep(this: void, name: string, value: unknown, reads?: Iterable<string>): void
  /** Records the dependencies of a value of this build as dependencies of the running query, which reads what it was written to. */
  recordReads(this: void, name: string): void
  /** Returns the hash of a part of the site as it is now. */
  hashOf(this: void, part: string): string
  /** Returns the graph of the next edition, whose last build is this one. */
  next(this: void, site: Site): Graph
  /** Saves the graph. A build that ends earlier leaves the graph of the build before it. */
  save(this: void): Promise<void>
}

/** Returns the function that makes a value from the site which is compared like its parts; undefined: it is a part. */
export type Derived = (part: string) => ((site: Site) => unknown) | undefined

/**
 * Opens the graph.
 * @param code the hash of all code
 * @param derived further values made from the site, by their names
 * @param file the graph of the last build, used only if its code was the same
 */
export function openGraph(site: Site, code: string, derived: Derived, file: string): Graph {
  const key = JSON.stringify([version, code])
  return graphAfter(readNodes(file, key), site, derived, (nodes) =>
    writeAtomically(file, serialize({ key, nodes })),
  )
}

type Nodes = ReadonlyMap<string, Node>

function graphAfter(
  previous: Nodes,
  site: Site,
  derived: Derived,
  save: (nodes: Nodes) => Promise<void>,
): Graph {
  const current = new Map<string, Node>()
  const hashes = new Map<string, string>()
  const hashOf = (part: string) => {
    const known = hashes.get(part)
    if (known !== undefined) return known
    const make = derived(part)
    const value = make ? make(site) : partOf(site, part)
    const hash = Array.isArray(value)
      ? hashOfText(value.map(hashOfEntry).join())
      : hashOfText(jsonOf(value))
    hashes.set(part, hash)
    return hash
  }
  const isUnchanged = ({ reads }: Node) => [...reads].every(([part, hash]) => hash === hashOf(part))
  const keep: Graph['keep'] = (name, value, reads) => {
    const parts = reads ?? previous.get(name)?.reads.keys() ?? []
    current.set(name, { value, reads: new Map([...parts].map((part) => [part, hashOf(part)])) })
  }
  return {
    hashOf,
    keep,
    recordReads: (name) => [...(current.get(name)?.reads.keys() ?? [])].forEach(recordRead),
    last(name) {
      const node = previous.get(name)
      return node && { value: node.value, unchanged: isUnchanged(node) }
    },
    query<Value>(name: string, compute: () => Value) {
      const node = previous.get(name)
      if (node && isUnchanged(node)) {
        current.set(name, node)
        return node.value as Value
      }
      const { result, reads } = trackReads(compute)
      keep(name, result, reads)
      return result
    },
    next: (other) => graphAfter(current, other, derived, async () => undefined),
    save: () => save(current),
  }
}

const jsonOf = (value: unknown): string => JSON.stringify(value) ?? ''

const hashOfText = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** In the editions of a build most entries are the same objects. */
const hashesOfEntries = new WeakMap<object, string>()

function hashOfEntry(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return jsonOf(entry)
  const hash = hashesOfEntries.get(entry) ?? hashOfText(jsonOf(entry))
  hashesOfEntries.set(entry, hash)
  return hash
}

function readNodes(file: string, key: string): Nodes {
  try {
    const saved = deserialize(readFileSync(file)) as { key: string; nodes: Map<string, Node> }
    return saved.key === key ? saved.nodes : new Map<string, Node>()
  } catch {
    return new Map()
  }
}
