import { z } from 'zod'
import { decodeLine, encodeLine } from './checked-line.ts'

/** One version of a record in a month file. */
const line = z.object({
  /** The generation of the file: every rewrite raises it. */
  generation: z.number().int().positive(),
  /** The sequence number of this version. It grows over the collection: of an id the highest counts. */
  n: z.number().int().positive(),
  /** The sequence number of the record's first version. Records are in this order. */
  first: z.number().int().positive(),
  id: z.string(),
  /** The record as it is stored; left out in a tombstone: it was erased. */
  put: z.unknown().optional(),
})
export type Line = z.infer<typeof line>

export const encodeVersion = (one: Line): string => encodeLine(one)

/** A line that cannot be read. */
export interface DamagedLine {
  /** Its number in the file, from 1. */
  number: number
  text: string
}

/** One copy of a month. */
interface Copy {
  /** 0: it has no line that can be read. */
  generation: number
  /** By sequence number. */
  lines: ReadonlyMap<number, Line>
  damaged: readonly DamagedLine[]
  /** What follows the last line break: an append that was never acknowledged. */
  torn: string
}

function readCopy(text: string): Copy {
  const rows = text.split('\n')
  const torn = rows.pop() ?? ''
  const lines = new Map<number, Line>()
  const damaged: DamagedLine[] = []
  let generation = 0
  for (const [at, row] of rows.entries()) {
    const { data } = line.safeParse(decodeLine(row))
    if (!data) damaged.push({ number: at + 1, text: row })
    else {
      lines.set(data.n, data)
      generation = Math.max(generation, data.generation)
    }
  }
  // A file always has a line: without one, the end is not torn but all that is left.
  if (lines.size === 0 && torn !== '') damaged.push({ number: rows.length + 1, text: torn })
  return { generation, lines, damaged, torn }
}

/** A month, read from both copies. */
interface MonthContents {
  generation: number
  /** Every version that a copy of this generation has. */
  lines: readonly Line[]
  /** Lines that are damaged in every copy of this generation. */
  lost: readonly DamagedLine[]
  /** Versions that only the mirror has, because the first copy is damaged, missing or older. */
  restored: number
  /** The first copy ends with an append that was never acknowledged. */
  isTorn: boolean
}

/**
 * Reads a month from its two copies. Of one generation it takes the union: either copy is a beginning of the same lines,
 * except for damage. A copy of an older generation is not used, since it may have records that were erased.
 * @param texts undefined: the file is missing or cannot be read
 */
export function mergeCopies(own: string | undefined, mirror: string | undefined): MonthContents {
  const first = readCopy(own ?? '')
  const second = mirror === own ? first : readCopy(mirror ?? '')
  const generation = Math.max(first.generation, second.generation)
  const used = [...new Set([first, second])].filter((copy) => copy.generation === generation)
  // The first copy last: a person may have edited one of its lines.
  const lines = new Map(used.toReversed().flatMap((copy) => [...copy.lines]))
  const usedFirst = first.generation === generation ? first.lines.size : 0
  return {
    generation,
    lines: [...lines.values()],
    // A damaged line that the other copy has is one of the lines that only that copy has.
    lost: used.flatMap(({ damaged, lines: { size } }) =>
      damaged.length > lines.size - size ? damaged : [],
    ),
    restored: lines.size - usedFirst,
    isTorn: first.torn !== '',
  }
}
