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

/**
 * SPEC.md §2: links that are external, carry a hash or query, or are followed on a mobile-width or
 * mobile-device browser cause a full page load. `rel="external"` tells Vike to leave a link alone.
 */
export const needsFullLoad = (href: string, here: string, mobile: boolean): boolean => {
  const target = new URL(href, here)
  return (
    mobile || target.origin !== new URL(here).origin || target.hash !== '' || target.search !== ''
  )
}

/** Marks a link just before Vike's own listener sees the click. */
export function markFullLoads(window: Window): void {
  window.document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.href && needsFullLoad(link.href, window.location.href, isMobile(window)))
        link.relList.add('external')
    },
    { capture: true },
  )
}
