/** The one interest that the newsletter box sends (S4.20). */
export const buildingGuideInterest = 'Mountain Building Guide'
