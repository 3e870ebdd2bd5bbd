import { z } from 'zod'

/** The prefix of fingerprints of a monitor's leads; other fingerprints are hexadecimal. */
export const probePrefix = 'probe '

/** The header with PROBE_TOKEN. */
export const probeHeader = 'probe-token'

/** The token is valid: a request with it is a probe. */
export const probeReady = z.strictObject({
  success: z.literal(true),
  /** A service type of the form, for the request. Only if asked for: monitors of release 1.0.0 refuse the field. */
  serviceType: z.string().optional(),
})

/** `?serviceType=` asks for one. */
export const probeQuery = z.object({ serviceType: z.string().optional() })

/** The state of a probe's lead. */
export const probeFound = z.strictObject({
  success: z.literal(true),
  reference: z.string(),
  /** Whether it is in the list of leads. */
  listed: z.boolean(),
  /** Its emails; the mail worker drops all of them. */
  mail: z.array(
    z.strictObject({
      letter: z.string(),
      state: z.enum(['waiting', 'sent', 'failed', 'dropped']),
    }),
  ),
})

/** How many leads of probes were erased: this one, and those of interrupted probes. */
export const probeErased = z.strictObject({ success: z.literal(true), erased: z.number().int() })
