import { describe, expect, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'

describe('health', () => {
  test('/healthz always succeeds; /readyz succeeds only while a lead could be stored', async () => {
    const { app } = await startTestApp({ replace: () => Promise.reject(new Error('EROFS')) })
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503)
    const fine = await startTestApp()
    expect((await fine.app.inject({ url: '/readyz' })).statusCode).toBe(200)
  })
})
