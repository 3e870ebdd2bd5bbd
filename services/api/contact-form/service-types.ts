/**
 * S4.5: the options of the form's `serviceType`, and the services that each includes.
 * Not in the schemas, so that public pages do not load a schema library for it.
 */
export const servicesByType = {
  equipment: ['equipment-rentals', 'construction-equipment'],
  custom: ['residential-construction', 'custom-builds'],
  'home-services': ['home-inspection', 'electrical', 'hvac', 'plumbing'],
  property: ['property-management', 'vacation-rental-management'],
  remodels: ['kitchen-remodeling', 'bathroom-remodeling', 'remodels-renovations'],
} as const satisfies Record<string, readonly string[]>

export type ServiceType = keyof typeof servicesByType
export const serviceTypes = Object.keys(servicesByType) as ServiceType[]

export const serviceTypeLabels: Record<ServiceType, string> = {
  custom: 'Custom Homes & Construction',
  remodels: 'Remodels & Renovations',
  'home-services': 'Home Services',
  property: 'Property Management',
  equipment: 'Equipment Rentals',
}

export const serviceTypeLabelsEs: Record<ServiceType, string> = {
  custom: 'Casas a la medida y construcción',
  remodels: 'Remodelaciones y renovaciones',
  'home-services': 'Servicios para el hogar',
  property: 'Administración de propiedades',
  equipment: 'Renta de equipo',
}

/**
 * The interest of whoever asked for the building guide before guides had names of their own; now it is the name of the
 * guide (S4.20).
 */
export const buildingGuideInterest = 'Mountain Building Guide'
