/** A place that no built page has; only the service knows it. In: its questions, as they arrive. */
export const unlistedLocation = (faqs: unknown = []) => ({
  success: true,
  locationService: {
    slug: 'masonry-leadville-colorado',
    title: 'Masonry in Leadville',
    // No type that has words of its own: home services' are shown.
    serviceType: 'masonry',
    city: 'Leadville',
    county: 'Lake County',
    metaDescription: 'Stone set before the snow.',
    faqs,
  },
})
