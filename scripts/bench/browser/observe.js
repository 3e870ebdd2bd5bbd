/* Runs in the page before its own scripts, uncompiled. */
window.seen = { lcp: 0, cls: 0, blocked: 0, interactions: {} }
const watch = (type, take, more) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
    type,
    buffered: true,
    ...more,
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
// The events of one touch or key are one interaction, with the duration of the slowest.
watch(
  'event',
  ({ interactionId, duration }) => {
    const { interactions } = window.seen
    if (interactionId)
      interactions[interactionId] = Math.max(interactions[interactionId] ?? 0, duration)
  },
  { durationThreshold: 16 },
)
