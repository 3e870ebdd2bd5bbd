import { createEvent, type EventAttributes } from 'ics'
import { oneLine } from './mail-transport.ts'

/** A calendar entry for one reader, who got an earlier state of it by the same `uid`. */
export interface CalendarEntry {
  /** `CANCEL` removes it from the reader's calendar. */
  method: 'REQUEST' | 'CANCEL'
  uid: string
  /** Higher than that of each earlier state. */
  sequence: number
  start: Date
  minutes: number
  title: string
  place: string
  description: string
  organizer: { name: string; address: string }
  attendee: { name: string; address: string }
  /** When it was written. */
  at: Date
}

/** The attachment of an email that mail programs show as an appointment. */
export interface CalendarPart {
  method: CalendarEntry['method']
  content: string
}

/** Returns an appointment in iCalendar (RFC 5545, as an iTIP message of RFC 5546). Times are in UTC. */
export function calendarPart(entry: CalendarEntry): CalendarPart {
  const { method, uid, sequence, start, minutes, organizer, attendee, at } = entry
  // The library's types lack `timestamp`.
  const event: EventAttributes & { timestamp: number } = {
    productId: '-//Estimate requests//Visits//EN',
    method,
    uid,
    sequence,
    status: method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
    timestamp: at.getTime(),
    start: start.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes },
    title: oneLine(entry.title),
    location: oneLine(entry.place),
    description: entry.description,
    organizer: { name: quotable(organizer.name), email: oneLine(organizer.address) },
    attendees: [
      {
        name: quotable(attendee.name),
        email: oneLine(attendee.address),
        rsvp: false,
        partstat: 'ACCEPTED',
        role: 'REQ-PARTICIPANT',
      },
    ],
  }
  const { error, value } = createEvent(event)
  if (!value) throw error ?? new Error('The appointment has no content.')
  return { method, content: value }
}

/** The value of a parameter may have no quotation marks (RFC 5545, 3.2). */
const quotable = (name: string): string => oneLine(name).replaceAll(/["\\]/g, '’')
