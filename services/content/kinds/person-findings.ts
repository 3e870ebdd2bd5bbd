import { dayOfMoment } from '../model/instant.ts'
import type { Finding } from './kind.ts'

/**
 * Finds that an entry about a person leaves the pages after its last day.
 * @param until the last day, if it has one
 * @param path the field that says so
 */
export const leavesAfter = (until: string | undefined, path: Finding['path']): Finding[] =>
  until === undefined
    ? []
    : [
        {
          path,
          reason: `was ${until}, so no page shows this any more`,
          repair: 'ask the person again and move `until`, or remove the entry',
          expires: dayOfMoment(until),
        },
      ]
