import { expect, onTestFinished, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'
import { TimeoutError } from './http.ts'

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

test('a call without a response fails after 30 seconds and not before', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  onTestFinished(() => void vi.unstubAllGlobals())
  const outcome = vi.fn()
  const asked = queryClient({ offline: false }).fetchQuery({ queryKey: ['/api/never'] })
  void asked.catch(outcome)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.any(TimeoutError))
})
