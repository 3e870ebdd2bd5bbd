import { describe, expect, test } from 'vitest'
import { wholeApp } from '../../testing/whole-app.ts'

describe('location services', () => {
  test('the service that the build knows', async () => {
    const { app } = await wholeApp()
    const answer = await app.inject({ url: '/api/location-services/roofing-vail' })
    expect(answer.json()).toMatchObject({ success: true, locationService: { city: 'Vail' } })
  })
})
