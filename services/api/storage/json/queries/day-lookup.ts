import { nextDay, toInstant, toLocalTime } from '../../../sla/time-zone.ts'

interface Period {
  from: string
  before: string
  timeZone: string
}

/** Returns a function that finds the calendar day of a moment in a table of day starts, much faster than Intl. */
export function dayLookup({ from, before, timeZone }: Period): (moment: string) => string {
  const days: { day: string; begins: string }[] = []
  let { day } = toLocalTime(new Date(from), timeZone)
  for (let begins = from; begins < before;) {
    days.push({ day, begins })
    day = nextDay(day)
    begins = toInstant(day, '00:00', timeZone).toISOString()
  }
  let last = 0
  return (moment) => {
    // Records are almost sorted by time, so the day is the same as or near that of the previous record.
    while (last > 0 && moment < (days[last]?.begins ?? '')) last -= 1
    while (moment >= (days[last + 1]?.begins ?? before)) last += 1
    return days[last]?.day ?? day
  }
}
