/** The errors of a store; any other is a bug. */

/** Nothing was stored: the disk or the database failed. See `cause`. */
export class NotStoredError extends Error {
  override name = 'NotStoredError'
}

/** The database does not answer just now, so nothing can be looked up. `cause` says why. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError'
}

/** A new record carries an id that another record has. Draw another one and try again. */
export class DuplicateIdError extends Error {
  override name = 'DuplicateIdError'
}

/** A rate limit was exceeded. It was counted, and nothing was stored. */
export class LimitExceededError extends Error {
  override name = 'LimitExceededError'
  /** @param msLeft milliseconds until it may happen again @param max how often it may happen */
  constructor(
    readonly msLeft: number,
    readonly max: number,
  ) {
    super('That was too often.')
  }
}
