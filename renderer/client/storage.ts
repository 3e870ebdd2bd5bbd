/** Returns the result of `access`, or undefined if it throws: storage is denied, or holds something unexpected. */
export function withStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
