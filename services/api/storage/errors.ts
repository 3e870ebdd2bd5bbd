/** The errors of a store; any other error is a bug. First errors of a call, then errors that an operator can fix. */

/** Nothing was stored: the disk or the database failed. See `cause`. */
export class NotStoredError extends Error {
  override name = 'NotStoredError'
}

/** Returns whether there is no room on the disk, for this user, or in a file of this size. */
export const isDiskFull = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && diskFullCodes.has(String(error.code))
const diskFullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** The database is unavailable, so nothing can be read. See `cause`. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError'
}

/** The id of a new record is taken. Generate another one and try again. */
export class DuplicateIdError extends Error {
  override name = 'DuplicateIdError'
}

/** This release cannot read a record that was to be added. */
export class UnreadableRecordError extends Error {
  override name = 'UnreadableRecordError'
}

/** A rate limit was exceeded. It was counted, and nothing was stored. */
export class LimitExceededError extends Error {
  override name = 'LimitExceededError'
  /** @param msLeft milliseconds until the window ends @param max the number of hits allowed per window */
  constructor(
    readonly msLeft: number,
    readonly max: number,
  ) {
    super('That was too often.')
  }
}

/**
 * An error that the operator who starts the service or runs a command can fix. The message says what happened and what
 * to do; it is printed without a stack.
 */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** Another process has this data folder open, or the folder cannot be locked. */
export class FolderInUseError extends OperatorError {
  override name = 'FolderInUseError'
}

/** Stored data cannot be read, so the service must not start. */
export class UnreadableDataError extends OperatorError {
  override name = 'UnreadableDataError'
}

/** The file exists but is damaged: torn, empty, or invalid after an edit by hand. */
export class DamagedFileError extends OperatorError {
  override name = 'DamagedFileError'
}

/** The database does not answer or rejects the credentials. The message never contains the password. */
export class DatabaseUnreachableError extends OperatorError {
  override name = 'DatabaseUnreachableError'
}

/** The database was changed by a newer release. */
export class NewerDatabaseError extends OperatorError {
  override name = 'NewerDatabaseError'
}

/** The archive is incomplete, or not one of this service. */
export class InvalidArchiveError extends OperatorError {
  override name = 'InvalidArchiveError'
}

/** Synthetic leads are only added to an empty store, never among real ones. */
export class StoreNotEmptyError extends OperatorError {
  override name = 'StoreNotEmptyError'
}
