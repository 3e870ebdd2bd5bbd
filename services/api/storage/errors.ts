/** The errors of a store; any other is a bug. First those of a call, then those that an operator can repair. */

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

/**
 * What a person who starts the service or runs a command can repair. The message says what happened and what to
 * do; it is printed without a stack.
 */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** Another process works on this data folder, or nothing could keep one out. */
export class FolderInUseError extends OperatorError {
  override name = 'FolderInUseError'
}

/** The service must not start: what is stored cannot be read. */
export class UnreadableDataError extends OperatorError {
  override name = 'UnreadableDataError'
}

/** The file exists but is damaged: torn, empty, or edited wrongly. */
export class DamagedFileError extends OperatorError {
  override name = 'DamagedFileError'
}

/** The database does not answer or rejects the credentials. The message never contains the password. */
export class DatabaseUnreachableError extends OperatorError {
  override name = 'DatabaseUnreachableError'
}

/** The archive is incomplete, or not one of this service. */
export class InvalidArchiveError extends OperatorError {
  override name = 'InvalidArchiveError'
}

/** Synthetic leads are only added to an empty store, never among real ones. */
export class StoreNotEmptyError extends OperatorError {
  override name = 'StoreNotEmptyError'
}
