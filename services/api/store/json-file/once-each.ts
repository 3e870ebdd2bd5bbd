/**
 * Works something out of a record once, and remembers it while the record is there. A changed record is
 * another object, so what is remembered stays true.
 */
export function onceEach<R extends object, Derived extends object>(
  workOut: (record: R) => Derived,
): (record: R) => Derived {
  const known = new WeakMap<R, Derived>()
  return (record) => {
    const kept = known.get(record)
    if (kept) return kept
    const derived = workOut(record)
    known.set(record, derived)
    return derived
  }
}
