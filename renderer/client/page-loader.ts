/** What following a link needs, in one chunk that comes with the first link that is pointed at. */
export { fetchPage } from './fetched-page.ts'
export { whileWaiting } from './waiting.ts'
