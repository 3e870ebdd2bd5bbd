/** The options of the estimate form's service type (S4.5), as content files name them. */
export const serviceTypeIds = [
  'equipment',
  'custom',
  'home-services',
  'property',
  'remodels',
] as const
export type ServiceTypeId = (typeof serviceTypeIds)[number]

/**
 * The services that the estimate form may have chosen beforehand, as content files name them: those
 * of its options, and those that have pages of their own. They are part of the contact request.
 */
export const formServiceIds = [
  'bathroom-remodeling',
  'commercial-construction',
  'concrete',
  'construction-equipment',
  'custom-builds',
  'decks-and-patios',
  'electrical',
  'equipment-rentals',
  'excavation',
  'home-inspection',
  'home-services',
  'hvac',
  'kitchen-remodeling',
  'plumbing',
  'pre-construction',
  'property-management',
  'remodels-renovations',
  'residential-construction',
  'roofing',
  'siding',
  'subdivision-development',
  'vacation-rental-management',
] as const
