const plain = new Intl.NumberFormat('en-US')
const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** `12,345` */
export const inFull = (count: number): string => plain.format(count)

/** `$12,345` */
export const inDollars = (value: number): string => money.format(value)

/** `12.3K`, for an axis. */
export const inShort = (count: number): string => short.format(count)

/** `4.2%`, or a dash of nothing; small shares keep a digit, so that they can be told apart. */
export function share(part: number, whole: number): string {
  if (whole === 0) return '–'
  const percent = (part / whole) * 100
  return `${percent >= 10 || percent === 0 ? Math.round(percent) : percent.toFixed(1)}%`
}

/** How a number stands beside the one before: `12% more`, `as many`; nothing where there was none. */
export function changeSince(now: number, before: number): string | undefined {
  if (before === 0) return now === 0 ? undefined : 'none before'
  const percent = Math.round((now / before - 1) * 100)
  if (percent === 0) return 'as before'
  return percent > 0 ? `${inFull(percent)}% more` : `${-percent}% less`
}
