import { nextDay, toInstant, type Day } from '../../services/api/sla/time-zone.ts'

// oxlint-disable-next-line project/firm-names -- the built site of the tests is this firm's
const timeZone = 'America/Denver'

/** The minutes around which something begins or ends: midnight, opening and closing. */
const times = ['00:06', '07:54', '08:06', '12:00', '17:54', '18:06', '23:54']

/** A week with office days before and after a holiday, a Saturday and a Sunday: Thanksgiving's. */
const days: Day[] = ['2027-11-22']
while (days.length < 7) days.push(nextDay(days.at(-1) ?? ''))

/** About sixty moments at which a clock or a calendar does something. */
export const moments: readonly Date[] = [
  ...days.flatMap((day) => times.map((time) => toInstant(day, time, timeZone))),
  ...[
    // Both changes of the clock: around the hour that is left out, and in both hours that are alike.
    ...['2027-03-14T08:59Z', '2027-03-14T09:01Z', '2027-11-07T07:30Z', '2027-11-07T08:30Z'],
    // The end of the year in UTC and in the office, and a leap day.
    ...['2028-01-01T00:06Z', '2028-01-01T06:54Z', '2028-01-01T07:06Z', '2028-02-29T18:30Z'],
    // After this firm's jobs have ended, and its price ranges have expired.
    ...['2027-04-16T18:00Z', '2027-05-01T18:00Z', '2027-07-01T18:00Z', '2027-10-01T18:00Z'],
  ].map((time) => new Date(time)),
]

/** The claims of 2026 are two years old, and a consent of 2026 is three. */
export const momentsYearsLater: readonly Date[] = ['2028-06-01T18:00Z', '2029-10-02T18:00Z'].map(
  (time) => new Date(time),
)

/**
 * Those at which the site is built and opened in browsers: a Saturday before opening, with a notice on the home page; a
 * Monday before opening, no open job, the evening of a leap day.
 */
export const momentsOfBuilds: readonly Date[] = [
  '2026-12-26T13:14Z',
  '2026-12-07T08:54Z',
  '2027-08-01T12:00Z',
  '2028-03-01T02:30Z',
].map((time) => new Date(time))
