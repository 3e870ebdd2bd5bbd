/** `snowLoad` → `Snow load` */
export function fieldLabel(name: string): string {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** A kind of content, by its folder. */
export const kindLabel = (kind: string): string => names[kind] ?? fieldLabel(kind)

const names: Readonly<Record<string, string>> = {
  site: 'The whole site',
  files: 'Files to download, videos',
}
