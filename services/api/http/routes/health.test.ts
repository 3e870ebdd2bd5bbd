import { describe, expect, test } from 'vitest'
import { wholeApp } from '../../testing/whole-app.ts'

describe('health', () => {
  test('alive always, ready only while a lead could be kept', async () => {
    const { app } = await wholeApp({ replace: () => Promise.reject(new Error('EROFS')) })
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503)
    const fine = await wholeApp()
    expect((await fine.app.inject({ url: '/readyz' })).statusCode).toBe(200)
  })
})
