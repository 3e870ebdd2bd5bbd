/** The periods that have a name, by what stands in the address. */
export const namedPeriods = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'Year' },
  { value: 'custom', label: 'Custom' },
] as const
export type PeriodName = (typeof namedPeriods)[number]['value']

const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

/** Which period the page’s address asks for: a named one, or from a day to a day. */
export function periodIn(query: URLSearchParams): {
  name: PeriodName
  from?: string
  to?: string
} {
  const [from, to] = [query.get('from'), query.get('to')]
  if (isDay(from) && isDay(to)) return { name: 'custom', from, to }
  const days = query.get('days')
  const name = namedPeriods.find(({ value }) => value === days && value !== 'custom')?.value
  return { name: name ?? '30' }
}

/** The same for the service: a query string without the question mark. */
export function askFor({ name, from, to }: ReturnType<typeof periodIn>): URLSearchParams {
  if (from !== undefined && to !== undefined) return new URLSearchParams({ from, to })
  return new URLSearchParams({ days: name })
}
