/** S8.2: below this width (px) a browser counts as mobile. */
export const mobileBreakpoint = 768

/** Mobile devices, whatever their width. */
const mobileDevice = /Android|iPhone|iPad|iPod|Mobile/i

interface Browser {
  innerWidth: number
  navigator: { userAgent: string }
}

export const isMobile = ({ innerWidth, navigator }: Browser) =>
  innerWidth < mobileBreakpoint || mobileDevice.test(navigator.userAgent)

/** Paths outside the public site: the API, the admin, files. */
const otherPaths = /^\/(?:api|admin)(?:\/|$)|\.[a-z0-9]+$/

/**
 * S1.26: links that are external, have a hash or query, or are followed on a mobile-width or
 * mobile-device browser cause a full page load. So does every address that isn't a page of the
 * public site.
 */
export const needsFullLoad = (href: string, currentUrl: string, mobile: boolean): boolean => {
  const target = new URL(href, currentUrl)
  return (
    mobile ||
    target.origin !== new URL(currentUrl).origin ||
    target.hash !== '' ||
    target.search !== '' ||
    otherPaths.test(target.pathname)
  )
}
