import { z } from 'zod'

/** The kinds of content that other content points at by file name. */
export const referables = [
  'authors',
  'guides',
  'images',
  'offerings',
  'posts',
  'projects',
  'services',
  'towns',
] as const
export type Referable = (typeof referables)[number]

/** Makes a field that holds the name of another content file, and fails when there is none. */
export type Refer = (kind: Referable) => z.ZodType<string, string>

/**
 * In: the names that exist, by kind. Out: the `Refer` that every schema is built with.
 * A broken reference becomes an ordinary zod issue with `params: { refers, known }`.
 */
export const referTo =
  (known: Readonly<Record<Referable, ReadonlySet<string>>>): Refer =>
  (kind) =>
    z
      .string()
      .superRefine((name, context) => {
        if (known[kind].has(name)) return
        context.addIssue({
          code: 'custom',
          message: `names “${name}”, but there is no such entry in ${kind}`,
          params: { refers: kind, known: [...known[kind]] },
        })
      })
      .meta({ example: `(a name from content/${kind})` })
