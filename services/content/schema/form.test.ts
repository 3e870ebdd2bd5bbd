import { expect, test } from 'vitest'
import { servicesByType, serviceTypes } from '../../api/contact-form/service-types.ts'
import { formServiceIds, serviceTypeIds } from './form.ts'

test('content may choose every option of the form, and every service that an option asks about', () => {
  expect([...serviceTypeIds].sort()).toEqual([...serviceTypes].sort())
  expect(formServiceIds).toEqual(expect.arrayContaining(Object.values(servicesByType).flat()))
})
