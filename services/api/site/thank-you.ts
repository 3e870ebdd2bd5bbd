/** The due time in the query (`paths.thankYouWithDueTime`); undefined when missing or invalid. */
export function dueTimeIn(query: string): Date | undefined {
  const asked = new URLSearchParams(query).get('answer-by') ?? ''
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(asked)) return undefined
  const due = new Date(asked)
  return Number.isNaN(due.getTime()) ? undefined : due
}

/** The self-service token in the same query; undefined when missing or malformed. */
export function selfServiceTokenIn(query: string): string | undefined {
  const token = new URLSearchParams(query).get('request') ?? ''
  return /^[\w-]+\.[\w-]+$/.test(token) ? token : undefined
}
