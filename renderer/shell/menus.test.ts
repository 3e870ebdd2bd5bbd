import { expect, test } from 'vitest'
import { isActive, leadsTo, pageInMenus } from './menus.ts'

test('a menu is active on its page and on the pages under it', () => {
  expect(isActive('/projects', '/projects')).toBe(true)
  expect(isActive('/projects', '/projects/restaurant-edwards')).toBe(true)
  expect(isActive('/projects', '/project')).toBe(false)
  expect(isActive('/', '/roofing')).toBe(false)
})

test('menus mark the page, or its nearest parent that is in one of them', () => {
  const services = { href: '/services', links: [{ href: '/roofing' }] }
  const manage = { href: '/property-management', links: [] }
  const menus = [services, manage]
  expect(pageInMenus(menus, '/property-management-vail-colorado', ['/property-management'])).toBe(
    '/property-management',
  )
  expect(leadsTo(manage, '/property-management')).toBe(true)
  expect(pageInMenus(menus, '/roofing-vail-colorado', ['/roofing'])).toBe('/roofing')
  expect(leadsTo(services, '/roofing')).toBe(true)
  expect(pageInMenus(menus, '/terms', [])).toBeUndefined()
})
