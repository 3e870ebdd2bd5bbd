/** S8.2: below this width (px) a browser counts as mobile. */
const mobileBreakpoint = 768

/** Mobile devices, whatever their width. */
const mobileDevice = /Android|iPhone|iPad|iPod|Mobile/i

interface Browser {
  innerWidth: number
  navigator: { userAgent: string }
}

export const isMobile = ({ innerWidth, navigator }: Browser) =>
  innerWidth < mobileBreakpoint || mobileDevice.test(navigator.userAgent)
