/** Names that say too little, or are no words, without their hyphens. */
const specialLabels = new Map([
  ['hvac', 'HVAC'],
  ['remodels renovations', 'Remodels and renovations'],
])

/** A field or a service by its name in the form, for people: `home-inspection` is “Home inspection”. */
export function fieldLabel(name: string): string {
  const words = name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll(/[-_\s]+/g, ' ')
    .trim()
  const known = specialLabels.get(words)
  if (known !== undefined) return known
  const plain = /[a-z]/.test(words) ? words.toLowerCase() : words
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
