import { z } from 'zod'
import { placeholder, prose, text, type Refer } from './fields.ts'

const dollars = (example: number) => z.number().min(0).max(100_000).meta({ example })

const machine = z
  .strictObject({
    machine: text(60, '3.5-ton mini excavator').describe(
      'With its size: “3.5-ton mini excavator”.',
    ),
    day: dollars(345)
      .optional()
      .describe(
        'What each term costs, without delivery and tax; left out: it isn’t rented that way.',
      ),
    week: dollars(1090).optional(),
    month: dollars(2750).optional(),
    deposit: dollars(300).describe('Held until it’s back; 0: there is none.'),
  })
  .superRefine(({ day, week, month }, context) => {
    if (day === undefined && week === undefined && month === undefined)
      context.addIssue({
        code: 'custom',
        path: ['day'],
        message: 'is missing, and so are week and month',
      })
    if (week !== undefined && week < (day ?? 0))
      context.addIssue({ code: 'custom', path: ['week'], message: `is less than a day, ${day}` })
    if (month !== undefined && month < (week ?? day ?? 0))
      context.addIssue({
        code: 'custom',
        path: ['month'],
        message: `is less than a shorter term, ${week ?? day}`,
      })
  })

/** What an offering’s machines cost to rent, and to bring. */
export const rentalRates = (refer: Refer) =>
  z.strictObject({
    placeholder: placeholder().describe(
      'The figures are stand-ins, until the firm’s own are here.',
    ),
    machines: z.array(machine).min(1).max(12),
    delivery: z
      .array(
        z.strictObject({
          zone: text(60, 'Springfield and the towns along the river'),
          towns: z
            .array(refer('towns'))
            .default([])
            .describe('Its towns that have pages: a page about one of them shows this zone alone.'),
          price: dollars(145),
        }),
      )
      .max(8)
      .default([])
      .describe('By zone, from near to far: one way, in dollars.'),
    note: prose(300, 'Before sales tax. Fuel is on the ticket when it comes back.')
      .optional()
      .describe('What else is to know of the prices.'),
  })
export type RentalRates = z.infer<ReturnType<typeof rentalRates>>

/** Finds towns that are in two zones of delivery: `path` in the offering, reason and repair. */
export const repeatedZones = (zones: RentalRates['delivery'] = []) =>
  zones.flatMap(({ towns }, index) => {
    const before = zones.slice(0, index).flatMap((zone) => zone.towns)
    return towns
      .filter((town) => before.includes(town))
      .map((town) => ({
        path: ['rates', 'delivery', index, 'towns'],
        reason: `has “${town}”, and so has an earlier zone`,
        repair: 'leave it in one of the two',
      }))
  })
