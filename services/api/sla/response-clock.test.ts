import { describe, expect, test } from 'vitest'
import { responseSla, type ResponseSla } from './contract.ts'
import { dueTime, slaMinutesBetween, slaTimeline } from './response-clock.ts'
import { toInstant, toLocalTime, dayOfWeek } from './time-zone.ts'

const denver = 'America/Denver'
const everyHour = responseSla.parse({})
/** Monday to Saturday, 8 to 18 (S8.1), with ten hours for simple arithmetic. */
const openHours = responseSla.parse({
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

  test('otherwise it is due at the last closing time before, if at least 12 hours are left until then', () => {
    expect(due('2026-11-22 18:26', atWork)).toBe('2026-11-23 18:00')
    expect(due('2026-11-23 18:01', atWork)).toBe('2026-11-24 18:00')
    expect(due('2026-11-24 02:00', atWork)).toBe('2026-11-24 18:00')
    expect(due('2026-11-20 22:00', atWork)).toBe('2026-11-21 18:00')
    expect(due('2026-11-23 06:00', atWork)).toBe('2026-11-23 18:00')
  })

  test('otherwise it is due an hour after the next opening: early morning, Sunday, Thanksgiving', () => {
    expect(due('2026-11-23 06:08', atWork)).toBe('2026-11-24 09:00')
    expect(due('2026-11-22 06:08', atWork)).toBe('2026-11-23 09:00')
    expect(due('2026-11-21 15:00', atWork)).toBe('2026-11-23 09:00')
    expect(due('2026-11-25 15:00', atWork)).toBe('2026-11-27 09:00')
  })

  test('a holiday, the end of the year and a Sunday in a row are skipped', () => {
    const closed = { ...atWork, holidays: [...atWork.holidays, '2027-01-02'] }
    expect(due('2026-12-31 10:00', closed)).toBe('2027-01-04 09:00')
  })

  test('DST changes do not move the due time', () => {
    expect(due('2026-03-07 16:00', atWork)).toBe('2026-03-09 09:00')
    expect(due('2026-03-08 09:30', atWork)).toBe('2026-03-09 09:30')
    expect(due('2026-10-31 16:00', atWork)).toBe('2026-11-02 09:00')
    expect(due('2026-11-01 09:30', atWork)).toBe('2026-11-02 09:30')
  })

  test('if the office is open for only half an hour, an answer is due at closing', () => {
    const open = [{ days: ['Monday' as const], opens: '08:00', closes: '08:30' }]
    expect(due('2026-11-22 06:00', { ...atWork, open })).toBe('2026-11-23 08:30')
  })

  test('50 and 80 % are fractions of the time until the due time', () => {
    // 27 hours.
    expect(due('2026-11-22 06:00', atWork, 0.5)).toBe('2026-11-22 19:30')
    expect(due('2026-11-22 06:00', atWork, 0.8)).toBe('2026-11-23 03:36')
  })

  test('an answer at the due time has taken 24 hours, a later one accordingly longer', () => {
    const took = (answered: string) =>
      slaMinutesBetween(at('2026-11-22 06:00'), at(answered), atWork) / 60
    expect(took('2026-11-22 16:00')).toBe(10)
    expect(took('2026-11-23 08:30')).toBe(24)
    expect(took('2026-11-23 09:00')).toBe(24)
    expect(took('2026-11-23 11:00')).toBe(26)
  })

  test('every due time is within office hours', () => {
    const begin = at('2026-03-01 00:17').getTime()
    for (let hours = 0; hours < 400 * 24; hours += 5) {
      const received = new Date(begin + hours * 60 * 60 * 1000)
      const { day, time } = toLocalTime(dueTime(received, atWork), denver)
      expect([received, time >= '08:00' && time <= '18:00']).toEqual([received, true])
      expect([day, dayOfWeek(day) !== 0 && !atWork.holidays.includes(day)]).toEqual([day, true])
    }
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
