import { parsePhone } from './phone-number.ts'

/** Returns the `sms:` link of a typed phone number; of several numbers it is the first. Extensions get no messages. */
export const smsLink = (phone: string): string =>
  `sms:${parsePhone(phone).numbers[0]?.dialed ?? ''}`

/** Returns the address of a map with this place, which opens the map app on a phone. */
export const mapLink = (place: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`
