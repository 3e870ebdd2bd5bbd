import { open } from 'node:fs/promises'

/**
 * Adds a line of JSON to the audit log and waits until it is on the disk. It says what was done and why,
 * and who of the staff did it; never whose data it was, but for a reference.
 */
export async function audit(path: string, entry: object): Promise<void> {
  const file = await open(path, 'a', 0o600)
  try {
    await file.appendFile(`${JSON.stringify(entry)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}
