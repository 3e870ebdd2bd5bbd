const steps = [
  [1e9, 'GB'],
  [1e6, 'MB'],
  [1e3, 'kB'],
] as const

/** In: bytes. Out: `48.2 GB`, `310 kB`. */
export function sizeInWords(bytes: number): string {
  const [unit, name] = steps.find(([least]) => bytes >= least) ?? [1, 'bytes']
  const count = bytes / unit
  return `${count.toLocaleString('en', { maximumFractionDigits: count < 100 && unit > 1 ? 1 : 0 })} ${name}`
}
