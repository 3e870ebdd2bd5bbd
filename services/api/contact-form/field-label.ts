/** Labels of names whose generated label would be wrong. */
const specialLabels = new Map([
  ['hvac', 'HVAC'],
  ['remodels renovations', 'Remodels and renovations'],
])

/** Returns the label of an extra field or a service, made from its name: `home-inspection` is “Home inspection”. */
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
