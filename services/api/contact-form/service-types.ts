/**
 * The interest of whoever asked for the building guide before guides had names of their own; now it is the name of the
 * guide (S4.20).
 */
export const buildingGuideInterest = 'Mountain Building Guide'
