/** What a store may refuse with; everything else that it throws is a bug. */

/** Nothing was kept: the disk or the database did not take it. `cause` says why. */
export class NotStored extends Error {
  override name = 'NotStored'
}

/** The database does not answer just now, so nothing can be looked up. `cause` says why. */
export class StoreAway extends Error {
  override name = 'StoreAway'
}

/** A new record carries an id that another record has. Draw another one and try again. */
export class IdTaken extends Error {
  override name = 'IdTaken'
}

/** Something happened more often than it may. It was counted, and nothing was kept. */
export class OverLimit extends Error {
  override name = 'OverLimit'
  /** @param msLeft milliseconds until it may happen again */
  constructor(readonly msLeft: number) {
    super('That was too often.')
  }
}
