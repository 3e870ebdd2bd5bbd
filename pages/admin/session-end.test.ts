import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // The module remembers that a session has ended.
  vi.resetModules()
})

/** Ends the session in a tab. @returns what is hidden and which page was opened */
async function signOut(lastWork: () => Promise<void>) {
  const opened: string[] = []
  const dataset: Record<string, string> = {}
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('location', { replace: (url: string) => opened.push(url) })
  const storage = { length: 0 }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.resetModules()
  const { endSession } = await import('./session-end.ts')
  const queries = { clear: () => undefined } as QueryClient
  endSession('signed out', queries, lastWork)
  return { opened, dataset }
}

test('signing out hides the page at once, and waits two seconds at most for the rest', async () => {
  const { opened, dataset } = await signOut(() => new Promise(() => undefined))
  expect(dataset).toEqual({ adminHidden: '' })
  await vi.advanceTimersByTimeAsync(1_999)
  expect(opened).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(opened).toEqual(['/admin/login'])
})

test('the sign-in opens, too, if the rest fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const { opened } = await signOut(() => Promise.reject(new Error('no push service')))
  await vi.advanceTimersByTimeAsync(0)
  expect(opened).toEqual(['/admin/login'])
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})
