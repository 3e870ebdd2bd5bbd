interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** Only some browsers have network information. In: the browser's `navigator`. */
export const networkInformation = (navigator: object): NetworkInformation | undefined =>
  (navigator as { connection?: NetworkInformation }).connection

/** S2.54: a save-data flag or 2g is slow. In: the browser's `navigator`. */
export function isSlowConnection(navigator: object): boolean {
  const connection = networkInformation(navigator)
  return !!connection?.saveData || /2g$/.test(`${connection?.effectiveType}`)
}
