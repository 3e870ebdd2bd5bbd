import type { Tally } from '../visitors.ts'
import { clockJumps } from './clock.ts'
import { damaged, damagedJournal } from './damaged.ts'
import { fileSizeLimit, fullDisk } from './full-disk.ts'
import { killed, killedAtStart, killedInBetween } from './killed.ts'
import { powerCut } from './power-cut.ts'
import { readOnly } from './read-only.ts'
import { overlappingDeploy, secondProcess } from './together.ts'

export interface Fault {
  /** In words, for the table. */
  name: string
  /** Does it so often. @throws Error the service did not behave as it should meanwhile */
  run: (rounds: number) => Promise<Tally>
  /** How often in the tests, and how often in the bench. */
  rounds: { test: number; bench: number }
}

/** Everything that may happen to a data folder, each with what must hold: nothing lost or doubled. */
export const faults: readonly Fault[] = [
  { name: 'SIGKILL while visitors write', run: killed, rounds: { test: 20, bench: 200 } },
  {
    name: 'SIGKILL while pages follow the journal',
    run: killedInBetween,
    rounds: { test: 5, bench: 100 },
  },
  { name: 'SIGKILL while it starts', run: killedAtStart, rounds: { test: 3, bench: 30 } },
  {
    name: 'power cut: what was not synced is gone',
    run: powerCut,
    rounds: { test: 200, bench: 5_000 },
  },
  { name: 'disk full, then not', run: fullDisk, rounds: { test: 1, bench: 10 } },
  { name: 'files limited in size, then not', run: fileSizeLimit, rounds: { test: 1, bench: 10 } },
  { name: 'folder read-only, then not', run: readOnly, rounds: { test: 1, bench: 10 } },
  { name: 'page damaged before a start', run: damaged, rounds: { test: 2, bench: 25 } },
  {
    name: 'journal damaged before a start',
    run: damagedJournal,
    rounds: { test: 5, bench: 25 },
  },
  { name: 'clock jumps by weeks', run: clockJumps, rounds: { test: 2, bench: 20 } },
  { name: 'update overlaps', run: overlappingDeploy, rounds: { test: 2, bench: 20 } },
  { name: 'second process on the folder', run: secondProcess, rounds: { test: 1, bench: 5 } },
]
