import { expect, test } from 'vitest'
import { isActive } from './menus.ts'

test('a menu is active on its page and on the pages under it', () => {
  expect(isActive('/projects', '/projects')).toBe(true)
  expect(isActive('/projects', '/projects/restaurant-edwards')).toBe(true)
  expect(isActive('/projects', '/project')).toBe(false)
  expect(isActive('/', '/roofing')).toBe(false)
})

test('Manage is active on /property-management and any path under it, its towns included', () => {
  expect(isActive('/property-management', '/property-management')).toBe(true)
  expect(isActive('/property-management', '/property-management/anything')).toBe(true)
  expect(isActive('/property-management', '/property-management-vail-colorado')).toBe(true)
})
