import type { Outcome } from '../load-generator.ts'
import { clockJumps } from './clock.ts'
import { damaged, torn } from './damaged.ts'
import { erasureKilled } from './erasure-killed.ts'
import { fileSizeLimit, fullDisk, readOnly } from './disk-failures.ts'
import { killed, killedAtStart, killedDuringCompaction } from './killed.ts'
import { mirrorAway, rewrittenOnOneSide } from './mirror.ts'
import { powerCut } from './power-cut.ts'
import {
  overlappingDeploy,
  secondProcess,
  holderFrozen,
  namespacesUnsupported,
  twoContainers,
} from './lock-contention.ts'

export interface FaultScenario {
  /** The name shown in the results. */
  name: string
  /** Runs this many rounds. @throws Error if the service misbehaves meanwhile */
  run: (rounds: number) => Promise<Outcome>
  /** Rounds in `npm test` (ten times as many in `npm run test:long`) and in the bench. */
  rounds: { test: number; bench: number }
  /** Why this machine cannot run it; undefined when it can. */
  unsupportedReason?: () => string | undefined
}

/** The faults injected into a data folder. After each, nothing may be lost, duplicated or resurrected. */
export const faults: readonly FaultScenario[] = [
  { name: 'SIGKILL while visitors write', run: killed, rounds: { test: 2, bench: 100 } },
  {
    name: 'SIGKILL during compaction',
    run: killedDuringCompaction,
    rounds: { test: 1, bench: 60 },
  },
  { name: 'SIGKILL during startup', run: killedAtStart, rounds: { test: 1, bench: 20 } },
  { name: 'SIGKILL during erasures', run: erasureKilled, rounds: { test: 1, bench: 60 } },
  {
    name: 'power cut, unsynced writes lost',
    run: powerCut,
    rounds: { test: 40, bench: 500 },
  },
  { name: 'disk full, then not', run: fullDisk, rounds: { test: 1, bench: 5 } },
  { name: 'files limited in size, then not', run: fileSizeLimit, rounds: { test: 1, bench: 5 } },
  { name: 'folder read-only, then not', run: readOnly, rounds: { test: 1, bench: 5 } },
  { name: 'one copy damaged before a start', run: damaged, rounds: { test: 2, bench: 40 } },
  { name: 'both copies torn before a start', run: torn, rounds: { test: 1, bench: 30 } },
  { name: 'mirror away while erasing, and back', run: mirrorAway, rounds: { test: 2, bench: 40 } },
  {
    name: 'killed between the two files of an erasure',
    run: rewrittenOnOneSide,
    rounds: { test: 1, bench: 40 },
  },
  { name: 'clock jumps by weeks', run: clockJumps, rounds: { test: 1, bench: 10 } },
  {
    name: 'update with overlapping processes',
    run: overlappingDeploy,
    rounds: { test: 1, bench: 10 },
  },
  { name: 'second process on the folder', run: secondProcess, rounds: { test: 1, bench: 5 } },
  {
    name: 'two containers on one folder',
    run: twoContainers,
    rounds: { test: 1, bench: 35 },
    unsupportedReason: namespacesUnsupported,
  },
  {
    name: 'lock holder frozen, second process starts',
    run: holderFrozen,
    rounds: { test: 1, bench: 35 },
    unsupportedReason: namespacesUnsupported,
  },
]
