import { disk, type Disk } from '../storage/json/month-file.ts'

/** Returns a disk that fails while `error` returns one. @param on writes only to these paths fail */
export function failingDisk(
  error: () => Error | undefined,
  on: (path: string) => boolean = () => true,
): Disk {
  const check = (path: string) => {
    const failure = on(path) ? error() : undefined
    if (failure) throw failure
  }
  return {
    append: async (path, bytes, at) => {
      check(path)
      await disk.append(path, bytes, at)
    },
    replace: async (path, text) => {
      check(path)
      await disk.replace(path, text)
    },
  }
}
