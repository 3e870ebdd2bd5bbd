/** Waits for a result, at most so long. @returns undefined: it took longer */
export async function within<Result>(
  ms: number,
  result: Promise<Result>,
): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms)
  })
  return Promise.race([result, late]).finally(() => clearTimeout(timer))
}
