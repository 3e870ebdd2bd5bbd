/**
 * A process that encodes: started by encoder-process.ts, one message in, one answer out, until
 * nobody needs it any more.
 */
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { decode, encode } from './encode.ts'
import type { Answer, Order } from './encoder-process.ts'

/** Pages and requests go first. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

process.on('message', ({ master, variant }: Order) => {
  readFile(master)
    .then(decode)
    .then((pixels) => encode(pixels, variant))
    .then(
      (picture): Answer => ({ picture }),
      (fault: unknown): Answer => ({ fault: String(fault) }),
    )
    .then((answer) => process.send?.(answer))
    .catch(() => process.exit(1))
})
process.on('disconnect', () => process.exit(0))
