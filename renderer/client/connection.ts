interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** The browser's network information; undefined in browsers without that API. */
export const networkInformation = (navigator: object): NetworkInformation | undefined =>
  (navigator as { connection?: NetworkInformation }).connection

/** S2.54: a connection with the save-data flag or with 2g is slow. */
export function isSlowConnection(navigator: object): boolean {
  const connection = networkInformation(navigator)
  return !!connection?.saveData || /2g$/.test(`${connection?.effectiveType}`)
}
