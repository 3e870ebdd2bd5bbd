import { workerProcess } from '../../images/worker-process.ts'
import { inTurn } from '../background/in-turn.ts'
import type { EngineJob, EngineJobs } from './engine-contract.ts'

/** Runs a job of `EngineJobs` in the process that knows content. */
export type Engine = <Name extends keyof EngineJobs>(
  name: Name,
  job: EngineJobs[Name]['job'],
) => Promise<EngineJobs[Name]['result']>

/**
 * Starts the process with the first job, and ends it when nobody edits: the service itself never loads what reads content.
 * Jobs run one after the other.
 */
export function createEngine(): Engine {
  const run = workerProcess<EngineJob, unknown>({
    entry: { source: '../../../scripts/content-forms/worker', built: 'editing' },
    moduleUrl: import.meta.url,
    text: true,
    memoryMb: 512,
    timeoutMs: 120_000,
    fileMb: 500,
    idleMs: 5 * 60_000,
  })
  const turn = inTurn()
  return <Name extends keyof EngineJobs>(name: Name, job: EngineJobs[Name]['job']) =>
    turn(() => run({ name, job } as EngineJob)) as Promise<EngineJobs[Name]['result']>
}
