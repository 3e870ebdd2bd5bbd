/**
 * Moves the clock of a process by TEST_CLOCK_OFFSET milliseconds. `npm run test:clock` loads it by NODE_OPTIONS, which
 * Node passes on to workers and to the processes that tests start. Time still passes; only `Date` is moved, and
 * what a file system says of its files stays.
 */
const offset = Number(process.env['TEST_CLOCK_OFFSET'] ?? 0)

if (offset !== 0) {
  const SystemDate = Date
  const now = () => SystemDate.now() + offset
  globalThis.Date = new Proxy(SystemDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    apply: () => new SystemDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  SystemDate.prototype.constructor = globalThis.Date
}
