import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationOptions,
  type UseQueryOptions,
} from '@tanstack/react-query'
import type { z } from 'zod'
import { request } from '../../../renderer/client/http.ts'

interface ResourceOptions<Data> extends Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn'> {
  /** A path of the API, and the query string of a list. */
  path: string
  search?: string
  /** The query's key where several are invalidated together; otherwise the path. */
  key?: readonly string[]
  /** The schema of the response. */
  response: z.ZodType<Data>
}

/** Loads a resource. A list shows the previous rows until the next ones are loaded. */
export const useResource = <Data>({
  path,
  search,
  key = [path],
  response,
  ...options
}: ResourceOptions<Data>) =>
  useQuery({
    ...(search !== undefined && { placeholderData: keepPreviousData }),
    ...options,
    queryKey: [...key, ...(search === undefined ? [] : [search])],
    queryFn: async ({ signal }) => {
      const address = search === undefined ? path : `${path}?${search}`
      return response.parse(await request('GET', address, undefined, signal))
    },
  })

/** Changes a resource. `refetch`: the first elements of the query keys to invalidate, such as paths. */
export function useResourceChange<Input, Output>({
  refetch,
  ...options
}: UseMutationOptions<Output, Error, Input> & { refetch: readonly string[] }) {
  const queries = useQueryClient()
  return useMutation({
    ...options,
    onSettled: () =>
      Promise.all(refetch.map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  })
}
