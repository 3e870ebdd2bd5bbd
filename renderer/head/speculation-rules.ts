/**
 * Browsers that know speculation rules render the page of a link in advance when the visitor points at it or begins
 * to press it. Not what has a query, is a file, or is not of the public site.
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/admin/*', '/preview/*', '/*.*', '/*\\?*'] } },
          { not: { selector_matches: '[rel~=external], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}
