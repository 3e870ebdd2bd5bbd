/** What `access` returns; undefined where the browser denies storage, or holds something this code did not write. */
export function withStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
