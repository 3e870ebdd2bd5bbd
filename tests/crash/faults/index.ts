import type { Outcome } from '../load-generator.ts'
import { clockJumps } from './clock.ts'
import { damaged, damagedWal } from './damaged.ts'
import { erasureKilled } from './erasure-killed.ts'
import { fileSizeLimit, fullDisk, readOnly } from './disk-failures.ts'
import { killed, killedAtStart, killedDuringCheckpoint } from './killed.ts'
import { powerCut } from './power-cut.ts'
import {
  overlappingDeploy,
  secondProcess,
  holderFrozen,
  namespacesUnsupported,
  twoContainers,
} from './lock-contention.ts'
import { unwritableCopies } from './unwritable-copies.ts'

export interface FaultScenario {
  /** In words, for the table. */
  name: string
  /** Does it so often. @throws Error the service did not behave as it should meanwhile */
  run: (rounds: number) => Promise<Outcome>
  /** How often in `npm test` (ten times that in `npm run test:long`), and how often in the bench. */
  rounds: { test: number; bench: number }
  /** Why it cannot be tried on this machine; undefined when it can. */
  unsupportedReason?: () => string | undefined
}

/** Everything that may happen to a data folder, each with what must hold: nothing lost, doubled or resurrected. */
export const faults: readonly FaultScenario[] = [
  { name: 'SIGKILL while visitors write', run: killed, rounds: { test: 2, bench: 200 } },
  {
    name: 'SIGKILL during a checkpoint',
    run: killedDuringCheckpoint,
    rounds: { test: 1, bench: 100 },
  },
  { name: 'SIGKILL while it starts', run: killedAtStart, rounds: { test: 1, bench: 30 } },
  { name: 'SIGKILL while people are erased', run: erasureKilled, rounds: { test: 1, bench: 100 } },
  {
    name: 'power cut: what was not synced is gone',
    run: powerCut,
    rounds: { test: 40, bench: 5_000 },
  },
  { name: 'disk full, then not', run: fullDisk, rounds: { test: 1, bench: 10 } },
  { name: 'files limited in size, then not', run: fileSizeLimit, rounds: { test: 1, bench: 10 } },
  { name: 'folder read-only, then not', run: readOnly, rounds: { test: 1, bench: 10 } },
  { name: 'segment damaged before a start', run: damaged, rounds: { test: 1, bench: 25 } },
  {
    name: 'write-ahead log damaged before a start',
    run: damagedWal,
    rounds: { test: 1, bench: 25 },
  },
  {
    name: 'copy unwritable, then a segment damaged',
    run: unwritableCopies,
    rounds: { test: 1, bench: 50 },
  },
  { name: 'clock jumps by weeks', run: clockJumps, rounds: { test: 1, bench: 20 } },
  { name: 'update overlaps', run: overlappingDeploy, rounds: { test: 1, bench: 20 } },
  { name: 'second process on the folder', run: secondProcess, rounds: { test: 1, bench: 5 } },
  {
    name: 'two containers on one folder',
    run: twoContainers,
    rounds: { test: 1, bench: 60 },
    unsupportedReason: namespacesUnsupported,
  },
  {
    name: 'holder frozen, another comes',
    run: holderFrozen,
    rounds: { test: 1, bench: 60 },
    unsupportedReason: namespacesUnsupported,
  },
]
