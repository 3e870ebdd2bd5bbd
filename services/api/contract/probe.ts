import { z } from 'zod'

/** The header by which a monitor shows PROBE_TOKEN. */
export const probeHeader = 'probe-token'

/** The token fits: a request with it is a probe. */
export const probeReady = z.strictObject({ success: z.literal(true) })

/** What became of a probe's request. */
export const probeFound = z.strictObject({
  success: z.literal(true),
  reference: z.string(),
  /** Whether the staff's list of leads has it. */
  listed: z.boolean(),
  /** Its emails; the mail worker drops all of them. */
  mail: z.array(
    z.strictObject({
      letter: z.string(),
      state: z.enum(['waiting', 'sent', 'failed', 'dropped']),
    }),
  ),
})
export type ProbeFound = z.infer<typeof probeFound>

/** How many requests of probes were erased: this one, and what others have left behind. */
export const probeErased = z.strictObject({ success: z.literal(true), erased: z.number().int() })
