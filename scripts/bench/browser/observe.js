/* Runs in the page before its own scripts, uncompiled. */
window.seen = { lcp: 0, cls: 0, blocked: 0 }
const watch = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
    type,
    buffered: true,
  })
watch('largest-contentful-paint', ({ startTime }) => (window.seen.lcp = startTime))
watch('layout-shift', ({ value, hadRecentInput }) => {
  if (!hadRecentInput) window.seen.cls += value
})
// Blocking time starts at the first paint.
let painted = Infinity
watch('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') painted = startTime
})
watch('longtask', ({ startTime, duration }) => {
  if (startTime + duration > painted)
    window.seen.blocked += Math.max(0, startTime + duration - Math.max(painted, startTime + 50))
})
