/** The options of the estimate form's service type (SPEC.md §3), as content files name them. */
export const serviceTypeIds = [
  'equipment',
  'custom',
  'home-services',
  'property',
  'remodels',
] as const
export type ServiceTypeId = (typeof serviceTypeIds)[number]
