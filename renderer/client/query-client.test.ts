import { expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'

test('Query staleness is 5 minutes, with garbage collection at 5 minutes; no retries for queries or mutations', () => {
  vi.stubEnv('SSR', false)
  const { queries, mutations } = queryClient({ offline: false }).getDefaultOptions()
  expect(queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 300_000,
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  })
  expect(mutations).toMatchObject({ retry: false })
})
