import type { TryLock } from '../storage/json/folder-lock.ts'

/**
 * A lock that is always acquired, for a folder that no other process uses. It saves the process that flock(1) takes.
 */
export const alwaysLocked: TryLock = async () => () => undefined
