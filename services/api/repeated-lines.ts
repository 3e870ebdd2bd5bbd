import type { LoggerOptions } from 'pino'

/** The same error is logged once in this time; then a line says how often it came. */
const windowMs = 60_000
/** More than enough for the errors of one outage. */
const maxErrors = 200

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/**
 * Creates a hook of pino that logs the same error once, and after a minute how often it came since: while a disk or a
 * database fails, every request and every background job fails with it. Lines without an error pass.
 */
export function collapseRepeatedErrors(): LogMethod {
  const recent = new Map<string, { repeated: number }>()
  return function logMethod(args, method) {
    const [fields, message] = args as unknown[]
    const key = keyOf(fields, message)
    if (key === undefined) return method.apply(this, args)
    const seen = recent.get(key)
    if (seen) return void (seen.repeated += 1)
    method.apply(this, args)
    if (recent.size >= maxErrors) return
    const entry = { repeated: 0 }
    recent.set(key, entry)
    const timer = setInterval(() => {
      if (entry.repeated === 0) {
        clearInterval(timer)
        recent.delete(key)
        return
      }
      const counted = { ...(fields as object), repeated: entry.repeated }
      entry.repeated = 0
      method.apply(this, [counted, message] as unknown as typeof args)
    }, windowMs)
    timer.unref()
  }
}

/** The line and the error, without what differs between requests; undefined: there is no error. */
function keyOf(fields: unknown, message: unknown): string | undefined {
  if (typeof fields !== 'object' || fields === null || !('err' in fields)) return undefined
  const { err } = fields
  if (!(err instanceof Error)) return undefined
  const code = 'code' in err ? String(err.code) : ''
  return [String(message), err.name, code, err.message].join('\n')
}
