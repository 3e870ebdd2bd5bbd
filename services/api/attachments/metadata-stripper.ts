import { WorkerExitError, workerProcess, type WorkerOptions } from '../../images/worker-process.ts'
import type { AttachmentKind } from './contract.ts'
import { createFairQueue } from './fair-queue.ts'
import type { StripResult } from './strip-metadata.ts'

export interface StripOrder {
  kind: Exclude<AttachmentKind, 'pdf'>
  from: string
  to: string
  /** Makes a square thumbnail of this width in px instead. */
  size?: number
}

/** Writes the picture without metadata to `to`. @throws Error it is not a complete picture */
export type StripMetadata = (visitor: string, order: StripOrder) => Promise<StripResult>

/** Limit of the copy: it may be somewhat larger than the original. */
export const maxStrippedMb = 40

/**
 * Limit of a worker's own memory, of which V8 and allocators only reserve about 50 MB: less than 300 MB are ever used.
 */
const maxWorkerMb = 340

/** Timeout per picture. 200 megapixels take two seconds on an idle core. */
const timeoutMs = 30_000

interface Options extends Partial<Pick<WorkerOptions, 'memoryMb' | 'timeoutMs'>> {
  /** Is called for each picture whose worker ended: one picture may be malicious, all pictures are a fault here. */
  onWorkerExit?: (error: WorkerExitError) => void
}

/**
 * Creates a function that strips metadata from two pictures at a time, each in a worker process, and one per visitor.
 * So many or malicious pictures delay only their sender.
 */
export function createMetadataStripper({ onWorkerExit, ...limits }: Options = {}): StripMetadata {
  const worker = () =>
    workerProcess<StripOrder, StripResult>({
      entry: 'picture-cleaner',
      moduleUrl: import.meta.url,
      memoryMb: maxWorkerMb,
      timeoutMs,
      ...limits,
      fileMb: maxStrippedMb,
    })
  const enqueue = createFairQueue([worker(), worker()])
  return (visitor, order) =>
    enqueue(visitor, (clean) =>
      clean(order).catch((error: unknown) => {
        if (!(error instanceof WorkerExitError)) throw error
        onWorkerExit?.(error)
        return 'too much work'
      }),
    )
}
