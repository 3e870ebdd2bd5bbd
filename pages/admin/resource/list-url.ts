import type { z } from 'zod'
import { useQueryParams } from './query-params.ts'

/** Values of a list's query; missing ones have their default. */
type QueryValues<Query> = { readonly [Name in keyof Query]?: Query[Name] | undefined }

/** Parses a list's query string, which may be edited by hand: invalid values are ignored. */
export function parseListQuery<Schema extends z.ZodObject>(
  schema: Schema,
  search: string | URLSearchParams,
): z.output<Schema> {
  const known = [...new URLSearchParams(search)].filter(
    ([name, value]) => name in schema.shape && value !== '',
  )
  const result = schema.safeParse(Object.fromEntries(known))
  if (result.success) return result.data
  const invalid = new Set(result.error.issues.map(({ path: [name] }) => name))
  return schema.parse(Object.fromEntries(known.filter(([name]) => !invalid.has(name))))
}

/** The canonical query string: without defaults, in the schema's order. */
export function listQueryString<Schema extends z.ZodObject>(
  schema: Schema,
  query: QueryValues<z.output<Schema>>,
): string {
  const [defaults, values]: Record<string, unknown>[] = [schema.parse({}), query]
  const names = Object.keys(schema.shape).filter(
    (name) => values?.[name] !== undefined && values[name] !== defaults?.[name],
  )
  return new URLSearchParams(names.map((name) => [name, String(values?.[name])])).toString()
}

type HistoryMode = 'push' | 'replace'

/** The URL state of a list: filters, order and page. */
export interface ListUrl<Query> {
  query: Query
  /** The query as a string, for requests. */
  search: string
  /** Changes the query; `replace` adds no history entry. */
  go: (query: QueryValues<Query>, mode?: HistoryMode) => void
  /** Changes filters and goes to the first page. */
  filter: (wanted: QueryValues<Query>, mode?: HistoryMode) => void
  /** The URL of another query, for links. */
  linkTo: (query: QueryValues<Query>) => string
}

/**
 * Keeps a list's query in the URL, so that back, forward, reload and shared links work.
 *
 * @param schema the query's schema, from the list's contract; other parameters are left alone
 */
export function useListUrl<Schema extends z.ZodObject>(schema: Schema): ListUrl<z.output<Schema>> {
  type Query = z.output<Schema>
  const { query: params, change } = useQueryParams()
  const query = parseListQuery(schema, params)
  const go = (wanted: QueryValues<Query>, mode: HistoryMode = 'push') => {
    const wantedParams = new URLSearchParams(listQueryString(schema, wanted))
    const params = Object.keys(schema.shape).map(
      (name) => [name, wantedParams.get(name) ?? undefined] as const,
    )
    change(Object.fromEntries(params), { pushHistory: mode === 'push' })
  }
  return {
    query,
    search: listQueryString(schema, query),
    go,
    filter: (wanted, mode) => go({ ...query, page: undefined, ...wanted }, mode),
    linkTo: (wanted) => {
      const text = listQueryString(schema, wanted)
      return text === '' ? location.pathname : `?${text}`
    },
  }
}
