/** SPEC.md §9: below this width (px) a browser counts as mobile. */
export const mobileBreakpoint = 768

/** A mobile device, whatever its width. */
const mobileDevice = /Android|iPhone|iPad|iPod|Mobile/i

interface Browser {
  innerWidth: number
  navigator: { userAgent: string }
}

export const isMobile = ({ innerWidth, navigator }: Browser) =>
  innerWidth < mobileBreakpoint || mobileDevice.test(navigator.userAgent)

/** Not pages of the public site: the service, the staff's desk, files. */
const elsewhere = /^\/(?:api|admin)(?:\/|$)|\.[a-z0-9]+$/

/**
 * SPEC.md §2: links that are external, carry a hash or query, or are followed on a mobile-width or
 * mobile-device browser cause a full page load. So does all that is no page of the public site.
 */
export const needsFullLoad = (href: string, here: string, mobile: boolean): boolean => {
  const target = new URL(href, here)
  return (
    mobile ||
    target.origin !== new URL(here).origin ||
    target.hash !== '' ||
    target.search !== '' ||
    elsewhere.test(target.pathname)
  )
}
