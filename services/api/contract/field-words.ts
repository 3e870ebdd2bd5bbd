/** A field or a service by its name in the form, for people: `home-inspection` is “Home inspection”. */
export function fieldWords(name: string): string {
  const words = name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll(/[-_\s]+/g, ' ')
    .trim()
  if (words === 'hvac') return 'HVAC'
  const plain = /[a-z]/.test(words) ? words.toLowerCase() : words
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
