import { z } from 'zod'

/** Makes a field that holds the name of another content file, and fails when there is none. */
export type Refer = (kind: string) => z.ZodType<string, string>

/** What can be named, by kind. */
export type KnownNames = Readonly<
  Record<
    string,
    {
      /** The file or folder that has it, as messages say it. */
      where: string
      /** Undefined where they cannot be read: then any name is accepted. */
      names: ReadonlySet<string> | undefined
    }
  >
>

/**
 * In: the names that exist. Out: the `Refer` that every schema is built with. A broken reference becomes an
 * ordinary zod issue; the field's `names` are those to choose from.
 */
export const createRefer =
  (known: KnownNames): Refer =>
  (kind) => {
    const referred = known[kind]
    if (!referred) throw new Error(`A schema refers to “${kind}”, which is no kind of content.`)
    const { where, names } = referred
    return z
      .string()
      .refine((name) => names?.has(name) ?? true, {
        error: ({ input }) => `names “${String(input)}”, which ${where} does not have`,
      })
      .meta({ names: [...(names ?? [])] })
  }
