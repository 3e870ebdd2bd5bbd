import { collectionNames } from './collections.ts'
import { madeUpLead, type MadeUp } from './made-up-lead.ts'
import type { WholeStore } from './store.ts'

/** A store that holds something already: made-up leads would stand among real ones. */
export class NotEmpty extends Error {
  override name = 'NotEmpty'
}

const addedAtOnce = 512

/**
 * Fills a store with `count` made-up leads, the last one as of `now`, and calls `told` with how many are kept so far.
 * Whoever has looked at a page has been counted: that is no record in their way.
 * @throws NotEmpty there is a record of any other kind in it; nothing was added
 */
export async function seed(
  store: WholeStore,
  made: MadeUp,
  told: (kept: number) => void = () => {},
): Promise<void> {
  for (const name of collectionNames.filter((one) => one !== 'traffic'))
    for await (const _ of store.read(name))
      throw new NotEmpty(
        `The store is not empty: there are ${name} in it. Made-up leads go into an empty one only; ` +
          'name another DATA_DIR or DATABASE_URL.',
      )
  for (let kept = 0; kept < made.count;) {
    const portion = Math.min(addedAtOnce, made.count - kept)
    const leads = Array.from({ length: portion }, (_, n) => madeUpLead(kept + n, made))
    await store.add('leads', leads)
    kept += portion
    told(kept)
  }
}
