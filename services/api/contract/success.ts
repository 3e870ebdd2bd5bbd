import { z } from 'zod'

/** Returns the schema of a successful response: `success`, and these fields. */
export const success = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ success: z.literal(true), ...shape })

/** The response of a call that returns nothing. */
export const doneResponse = success({})
export const messageResponse = success({ message: z.string() })
