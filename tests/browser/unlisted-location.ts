/** A location without a built page, which only the service knows. @param faqs its questions as the service sends them */
export const unlistedLocation = (faqs: unknown = []) => ({
  success: true,
  locationService: {
    slug: 'masonry-leadville-colorado',
    title: 'Masonry in Leadville',
    // A type without its own copy, so that of home services is shown.
    serviceType: 'masonry',
    city: 'Leadville',
    county: 'Lake County',
    metaDescription: 'Stone set before the snow.',
    faqs,
  },
})
