import { describe, expect, test } from 'vitest'
import { everyHour, mountainTime } from '../testing/test-firm.ts'
import { responseSla, weekdays, type ResponseSla } from './contract.ts'
import { dueTime, nextOpening, slaMinutesBetween, slaTimeline } from './response-clock.ts'
import { toInstant, toLocalTime, dayOfWeek } from './time-zone.ts'

const denver = 'America/Denver'
/** Monday to Saturday, 8 to 18 (S8.1), with ten hours for simple arithmetic. */
const openHours = responseSla.parse({
  ...mountainTime,
  hours: 10,
  counts: 'open-hours',
  open: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '08:00',
      closes: '18:00',
    },
  ],
  holidays: ['2026-11-26', '2026-12-25', '2027-01-01'],
})

/** New Year’s Day, Memorial Day, Independence Day and its Monday, Labor Day, Thanksgiving, Christmas Day. */
const holidaysOf2027 = [
  '2027-01-01',
  '2027-05-31',
  '2027-07-04',
  '2027-07-05',
  '2027-09-06',
  '2027-11-25',
  '2027-12-25',
]

const workdays = ['Monday' as const, 'Tuesday' as const, 'Wednesday' as const, 'Thursday' as const]
const irregularHours: Record<string, ResponseSla['open']> = {
  'a lunch break and a short Friday': [
    { days: workdays, opens: '08:00', closes: '12:00' },
    { days: workdays, opens: '13:00', closes: '17:30' },
    { days: ['Friday'], opens: '08:00', closes: '12:00' },
  ],
  'an hour a day': [
    { days: ['Monday', 'Wednesday', 'Friday'], opens: '08:00', closes: '09:00' },
    { days: ['Tuesday', 'Thursday'], opens: '08:30', closes: '09:30' },
  ],
  'an opening late in the day before’s hours': [
    { days: ['Monday', 'Wednesday'], opens: '08:00', closes: '18:00' },
    { days: ['Tuesday', 'Thursday'], opens: '16:30', closes: '20:00' },
    { days: ['Sunday'], opens: '10:00', closes: '10:20' },
  ],
  'every hour of two days': [{ days: ['Saturday', 'Sunday'], opens: '00:00', closes: '23:59' }],
}

/** Returns the instants of each minute of a number of days. */
function everyMinute(from: string, days: number): number[] {
  const begin = at(from).getTime()
  return Array.from({ length: days * 24 * 60 }, (_, minute) => begin + minute * 60_000)
}

/** Returns the instant of `2026-11-24 10:40` in the office's time zone. */
const at = (wall: string) => {
  const [day = '', time = ''] = wall.split(' ')
  return toInstant(day, time, denver)
}
const due = (received: string, clock: ResponseSla, part = 1) => {
  const { day, time } = toLocalTime(slaTimeline(at(received), clock)(part), denver)
  return `${day} ${time}`
}

describe('when every hour counts', () => {
  test('an answer is due 24 hours later, also on Sundays and holidays', () => {
    expect(due('2026-11-23 10:40', everyHour)).toBe('2026-11-24 10:40')
    expect(due('2026-11-21 10:40', everyHour)).toBe('2026-11-22 10:40')
    expect(due('2026-11-25 22:00', everyHour)).toBe('2026-11-26 22:00')
  })

  test('an answer is due 24 hours later across the end of the year', () => {
    expect(due('2026-12-31 23:30', everyHour)).toBe('2027-01-01 23:30')
  })

  test('when DST starts, the local time is an hour later', () => {
    expect(due('2026-03-07 10:40', everyHour)).toBe('2026-03-08 11:40')
    expect(due('2026-03-08 01:59', everyHour)).toBe('2026-03-09 02:59')
  })

  test('when DST ends, the local time is an hour earlier', () => {
    expect(due('2026-10-31 10:40', everyHour)).toBe('2026-11-01 09:40')
    expect(due('2026-11-01 10:40', everyHour)).toBe('2026-11-02 10:40')
  })

  test('50 and 80 % are 12 hours and 19 hours 12 minutes', () => {
    expect(due('2026-11-23 10:00', everyHour, 0.5)).toBe('2026-11-23 22:00')
    expect(due('2026-11-23 10:00', everyHour, 0.8)).toBe('2026-11-24 05:12')
  })
})

describe('when every hour counts and the office has hours', () => {
  const atWork: ResponseSla = { ...openHours, hours: 24, counts: 'every-hour' }

  test('an answer is due 24 hours later if the office is open then, from its first minute to its last', () => {
    expect(due('2026-11-23 10:40', atWork)).toBe('2026-11-24 10:40')
    expect(due('2026-11-23 08:00', atWork)).toBe('2026-11-24 08:00')
    expect(due('2026-11-23 18:00', atWork)).toBe('2026-11-24 18:00')
  })

  test('otherwise it is due at the last closing time before, if at least two open hours are left until then', () => {
    expect(due('2026-11-22 18:26', atWork)).toBe('2026-11-23 18:00')
    expect(due('2026-11-23 18:01', atWork)).toBe('2026-11-24 18:00')
    expect(due('2026-11-24 02:00', atWork)).toBe('2026-11-24 18:00')
    expect(due('2026-11-20 22:00', atWork)).toBe('2026-11-21 18:00')
    expect(due('2026-11-23 06:08', atWork)).toBe('2026-11-23 18:00')
    expect(due('2026-11-21 06:24', atWork)).toBe('2026-11-21 18:00')
    expect(due('2026-11-21 16:00', atWork)).toBe('2026-11-21 18:00')
    expect(due('2026-11-25 15:00', atWork)).toBe('2026-11-25 18:00')
  })

  test('otherwise it is due an hour after the next opening: late on a Saturday, a Sunday, Thanksgiving', () => {
    expect(due('2026-11-21 16:01', atWork)).toBe('2026-11-23 09:00')
    expect(due('2026-11-22 06:08', atWork)).toBe('2026-11-23 09:00')
    expect(due('2026-11-25 16:01', atWork)).toBe('2026-11-27 09:00')
    expect(due('2026-11-26 03:00', atWork)).toBe('2026-11-27 09:00')
  })

  test('a request of a closed day is never due before an hour after the next opening', () => {
    expect(due('2026-11-22 08:00', atWork)).toBe('2026-11-23 09:00')
    expect(due('2026-11-22 08:59', atWork)).toBe('2026-11-23 09:00')
    expect(due('2026-11-22 09:01', atWork)).toBe('2026-11-23 09:01')
    expect(due('2026-11-26 08:10', atWork)).toBe('2026-11-27 09:00')
  })

  test('in each minute of a year with its holidays: due in office hours, no later request earlier, a tenth after 24 hours', () => {
    const year = { ...atWork, holidays: holidaysOf2027 }
    const minutes = everyMinute('2027-01-01 00:00', 365)
    const wrong: string[] = []
    let [before, late] = [0, 0]
    for (const received of minutes) {
      const at = dueTime(new Date(received), year)
      const { day, time } = toLocalTime(at, denver)
      const open = time >= '08:00' && time <= '18:00'
      const closedDay = dayOfWeek(day) === 0 || holidaysOf2027.includes(day)
      if (at.getTime() < before || !open || closedDay) wrong.push(new Date(received).toISOString())
      if (at.getTime() - received > 24 * 60 * 60 * 1000) late += 1
      before = at.getTime()
    }
    expect(wrong).toEqual([])
    expect(late / minutes.length).toBeGreaterThan(0.09)
    expect(late / minutes.length).toBeLessThan(0.12)
  })

  test('of a week without holidays, Saturday 4:01 PM to Sunday 9 AM is due after more than 24 hours', () => {
    const late = everyMinute('2026-11-16 00:00', 7).filter(
      (received) => dueTime(new Date(received), atWork).getTime() - received > 24 * 60 * 60 * 1000,
    )
    const wall = (moment: number | undefined) => toLocalTime(new Date(moment ?? 0), denver)
    expect(wall(late.at(0))).toEqual({ day: '2026-11-21', time: '16:01' })
    expect(wall(late.at(-1))).toEqual({ day: '2026-11-22', time: '08:59' })
    expect(late.length).toBe(17 * 60 - 1)
  })

  test.each(Object.entries(irregularHours))(
    'with %s, no later request is due earlier, and none while the office is closed',
    (_, open) => {
      const irregular = { ...atWork, open }
      let before = 0
      for (const received of everyMinute('2026-10-26 00:00', 14)) {
        const at = dueTime(new Date(received), irregular)
        const { day, time } = toLocalTime(at, denver)
        const isOpen = open.some(
          (hours) =>
            hours.days.some((name) => name === weekdays[dayOfWeek(day)]) &&
            time >= hours.opens &&
            time <= hours.closes,
        )
        expect([new Date(received), at.getTime() >= before, isOpen]).toEqual([
          new Date(received),
          true,
          true,
        ])
        before = at.getTime()
      }
    },
  )

  test('a holiday, the end of the year and a Sunday in a row are skipped', () => {
    const closed = { ...atWork, holidays: [...atWork.holidays, '2027-01-02'] }
    expect(due('2026-12-31 10:00', closed)).toBe('2026-12-31 18:00')
    expect(due('2026-12-31 16:30', closed)).toBe('2027-01-04 09:00')
  })

  test('DST changes do not move the due time', () => {
    expect(due('2026-03-07 16:30', atWork)).toBe('2026-03-09 09:00')
    expect(due('2026-03-08 09:30', atWork)).toBe('2026-03-09 09:30')
    expect(due('2026-10-31 16:30', atWork)).toBe('2026-11-02 09:00')
    expect(due('2026-11-01 09:30', atWork)).toBe('2026-11-02 09:30')
  })

  test('if the office is open for only half an hour, an answer is due at closing', () => {
    const open = [{ days: ['Monday' as const], opens: '08:00', closes: '08:30' }]
    expect(due('2026-11-22 06:00', { ...atWork, open })).toBe('2026-11-23 08:30')
  })

  test('50 and 80 % are fractions of the time until the due time', () => {
    // 27 hours, and 10.
    expect(due('2026-11-22 06:00', atWork, 0.5)).toBe('2026-11-22 19:30')
    expect(due('2026-11-22 06:00', atWork, 0.8)).toBe('2026-11-23 03:36')
    expect(due('2026-11-21 08:00', atWork, 0.5)).toBe('2026-11-21 13:00')
  })

  test('an answer at the due time has taken 24 hours, a later one accordingly longer', () => {
    const took = (answered: string) =>
      slaMinutesBetween(at('2026-11-22 06:00'), at(answered), atWork) / 60
    expect(took('2026-11-22 16:00')).toBe(10)
    expect(took('2026-11-23 08:30')).toBe(24)
    expect(took('2026-11-23 09:00')).toBe(24)
    expect(took('2026-11-23 11:00')).toBe(26)
  })

  test('an answer after a due time within the 24 hours is late', () => {
    const took = (answered: string) =>
      slaMinutesBetween(at('2026-11-21 10:00'), at(answered), atWork) / 60
    expect(took('2026-11-21 18:00')).toBe(8)
    expect(took('2026-11-22 09:00')).toBeGreaterThan(24)
    expect(took('2026-11-23 10:00')).toBe(48)
  })

  test('an answer to a stored lead is measured by the due time that it has', () => {
    const took = (answered: string) =>
      slaMinutesBetween(at('2026-11-21 06:24'), at(answered), atWork, at('2026-11-23 09:00')) / 60
    expect(took('2026-11-23 09:00')).toBe(24)
    expect(took('2026-11-23 10:00')).toBe(25)
  })
})

describe('when the office opens next', () => {
  const atWork: ResponseSla = { ...openHours, hours: 24, counts: 'every-hour' }
  const opening = (wall: string, sla = atWork) => {
    const next = nextOpening(at(wall), sla)
    return next && Object.values(toLocalTime(next, denver)).join(' ')
  }

  test('is known while it is closed, and not a question while it is open', () => {
    expect(opening('2026-11-22 06:00')).toBe('2026-11-23 08:00')
    expect(opening('2026-11-23 06:00')).toBe('2026-11-23 08:00')
    expect(opening('2026-11-25 18:01')).toBe('2026-11-27 08:00')
    expect(opening('2026-11-23 08:00')).toBeUndefined()
    expect(opening('2026-11-23 18:00')).toBeUndefined()
    expect(opening('2026-11-22 06:00', everyHour)).toBeUndefined()
  })
})

describe('when only open hours count', () => {
  test('a lead within office hours continues on the next open day', () => {
    expect(due('2026-11-23 10:40', openHours)).toBe('2026-11-24 10:40')
  })

  test('a lead before opening counts from then and is due at closing', () => {
    expect(due('2026-11-23 05:00', openHours)).toBe('2026-11-23 18:00')
  })

  test('a lead after closing counts from the next opening', () => {
    expect(due('2026-11-23 18:00', openHours)).toBe('2026-11-24 18:00')
    expect(due('2026-11-23 23:59', openHours)).toBe('2026-11-24 18:00')
  })

  test('Sundays do not count', () => {
    expect(due('2026-11-21 16:00', openHours)).toBe('2026-11-23 16:00')
    expect(due('2026-11-22 12:00', openHours)).toBe('2026-11-23 18:00')
  })

  test('holidays do not count', () => {
    expect(due('2026-11-25 16:00', openHours)).toBe('2026-11-27 16:00')
    expect(due('2026-11-26 09:00', openHours)).toBe('2026-11-27 18:00')
  })

  test('a holiday, the end of the year and a Sunday in a row do not count', () => {
    // Thursday; Friday is New Year's Day, then a Saturday, then a Sunday.
    expect(due('2026-12-31 17:00', openHours)).toBe('2027-01-02 17:00')
    expect(due('2026-12-31 17:00', { ...openHours, hours: 12 })).toBe('2027-01-04 09:00')
  })

  test('DST changes outside office hours have no effect', () => {
    expect(due('2026-03-07 16:00', openHours)).toBe('2026-03-09 16:00')
    expect(due('2026-10-31 16:00', openHours)).toBe('2026-11-02 16:00')
  })

  test('DST changes within office hours count as elapsed time', () => {
    const allSunday: ResponseSla = {
      ...openHours,
      hours: 9,
      open: [{ days: ['Sunday'], opens: '00:00', closes: '12:00' }],
    }
    expect(due('2026-03-08 00:00', allSunday)).toBe('2026-03-08 10:00')
    expect(due('2026-11-01 00:00', allSunday)).toBe('2026-11-01 08:00')
  })

  test('a lunch break does not count', () => {
    const weekday = { days: ['Monday' as const, 'Tuesday' as const] }
    const broken: ResponseSla = {
      ...openHours,
      open: [
        { ...weekday, opens: '13:00', closes: '18:00' },
        { ...weekday, opens: '08:00', closes: '12:00' },
      ],
    }
    expect(due('2026-11-23 11:00', broken)).toBe('2026-11-24 12:00')
  })

  test('24 open hours are two days and four hours', () => {
    expect(due('2026-11-23 08:00', { ...openHours, hours: 24 })).toBe('2026-11-25 12:00')
  })

  test('an office that never opens is an error', () => {
    expect(() => due('2026-11-23 08:00', { ...openHours, open: [] })).toThrow('never open')
  })
})

describe('how long an answer took', () => {
  test('is measured by the same clock as the due time', () => {
    const [asked, answered] = [at('2026-11-21 17:00'), at('2026-11-23 09:30')]
    expect(slaMinutesBetween(asked, answered, openHours)).toBe(150)
    expect(slaMinutesBetween(asked, answered, everyHour)).toBe(40.5 * 60)
  })

  test('a skipped hour does not count', () => {
    expect(slaMinutesBetween(at('2026-03-08 01:00'), at('2026-03-08 04:00'), everyHour)).toBe(120)
    expect(slaMinutesBetween(at('2026-11-01 00:30'), at('2026-11-01 03:30'), everyHour)).toBe(240)
  })

  test('hours in which the office is closed do not count', () => {
    expect(slaMinutesBetween(at('2026-11-22 09:00'), at('2026-11-22 17:00'), openHours)).toBe(0)
  })
})

describe('local times', () => {
  test('an ambiguous local time is the first of the two', () => {
    expect(toInstant('2026-11-01', '01:30', denver).toISOString()).toBe('2026-11-01T07:30:00.000Z')
  })

  test('a skipped local time is moved forward', () => {
    expect(toInstant('2026-03-08', '02:30', denver).toISOString()).toBe('2026-03-08T09:30:00.000Z')
  })

  test('midnight is the start of the day', () => {
    expect(toLocalTime(new Date('2026-11-24T07:00:00Z'), denver)).toEqual({
      day: '2026-11-24',
      time: '00:00',
    })
  })
})
