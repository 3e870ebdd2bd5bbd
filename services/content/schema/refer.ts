import { z } from 'zod'

/** The kinds of content that other content points at by file name. */
export const referables = [
  'authors',
  'guides',
  'images',
  'offerings',
  'pages',
  'posts',
  'projects',
  'services',
  'towns',
] as const
export type Referable = (typeof referables)[number]

/** Makes a field that holds the name of another content file, and fails when there is none. */
export type Refer = (kind: Referable) => z.ZodType<string, string>

/** Where the entries of each kind are. */
const homes: Record<Referable, string> = {
  authors: 'content/authors.yaml',
  guides: 'content/guides/',
  images: 'content/images/',
  offerings: 'content/offerings/',
  pages: 'content/pages/',
  posts: 'content/posts/',
  projects: 'content/projects/',
  services: 'content/services/',
  towns: 'content/towns/',
}

/**
 * In: the names that exist, by kind (a kind whose names cannot be read takes any). Out: the `Refer` that every schema is built with. A broken
 * reference becomes an ordinary zod issue; the field's `names` are those to choose from.
 */
export const referTo =
  (known: Readonly<Record<Referable, ReadonlySet<string> | undefined>>): Refer =>
  (kind) =>
    z
      .string()
      .refine((name) => known[kind]?.has(name) ?? true, {
        error: ({ input }) => `names “${String(input)}”, which ${homes[kind]} does not have`,
      })
      .meta({ names: [...(known[kind] ?? [])] })
