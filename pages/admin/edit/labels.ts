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

/** A file that a site has once: `lost-reasons.yaml` → `Lost reasons`. */
export const singleFileLabel = (file: string): string => {
  const name = fieldLabel(file.replace(/^.*\/|\.yaml$/g, ''))
  const told = singleFiles[file]
  return told === undefined ? name : `${name}: ${told}`
}

const singleFiles: Readonly<Record<string, string>> = {
  'authors.yaml': 'who writes guides and posts',
  'brand/brand.yaml': 'colors and logo',
  'claims.yaml': 'what we say about ourselves',
  'lost-reasons.yaml': 'why requests come to nothing',
  'notice.yaml': 'lines above the pages for a time',
  'redirects.yaml': 'old addresses',
  'region-factor.yaml': 'how much more building costs here',
  'search.yaml': 'what visitors type, and what they mean',
  'testimonials.yaml': 'what customers said',
  'why-us.yaml': 'reasons to choose us',
}
