import { readdir } from 'node:fs/promises'

/** The names in a folder; none if it is missing. */
export async function listFolder(path: string): Promise<string[]> {
  return readdir(path).catch((fault: unknown) => {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return []
    throw fault
  })
}
