import { describe, expect, test } from 'vitest'
import { failingDisk } from '../../testing/failing-disk.ts'
import { startTestApp } from '../../testing/test-app.ts'

describe('health', () => {
  test('/healthz always succeeds; /readyz succeeds only while a lead could be stored', async () => {
    const { app } = await startTestApp({ disk: failingDisk(() => new Error('EROFS')) })
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503)
    const fine = await startTestApp()
    expect((await fine.app.inject({ url: '/readyz' })).statusCode).toBe(200)
  })

  test('/readyz says without waiting for long that a frozen database gives no answer, and recovers', async () => {
    let thaw: () => void = () => undefined
    const thawed = new Promise<void>((resolve) => (thaw = resolve))
    let checks = 0
    const { store } = await startTestApp()
    const checkWritable = () => {
      checks += 1
      return thawed
    }
    const { app } = await startTestApp({ store: { ...store, checkWritable } })
    const began = performance.now()
    const status = async () => (await app.inject('/readyz')).statusCode
    expect(await Promise.all([status(), status()])).toEqual([503, 503])
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(await status()).toBe(503)
    expect(checks).toBe(1)
    thaw()
    await expect.poll(status).toBe(200)
  })
})
