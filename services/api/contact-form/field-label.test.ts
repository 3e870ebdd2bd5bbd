import { expect, test } from 'vitest'
import { servicesByType } from './service-types.ts'
import { fieldLabel } from './field-label.ts'

test('every service of the form has a label', () => {
  expect(Object.values(servicesByType).flat().map(fieldLabel)).toEqual([
    'Equipment rentals',
    'Construction equipment',
    'Residential construction',
    'Custom builds',
    'Home inspection',
    'Electrical',
    'HVAC',
    'Plumbing',
    'Property management',
    'Vacation rental management',
    'Kitchen remodeling',
    'Bathroom remodeling',
    'Remodels and renovations',
  ])
})

test('an unknown field gets a label made from its name', () => {
  expect(['squareFeet', 'move_in', 'ZIP'].map(fieldLabel)).toEqual([
    'Square feet',
    'Move in',
    'ZIP',
  ])
})
