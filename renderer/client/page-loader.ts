/** Code for in-app navigation, in one chunk that is loaded when a link is first pointed at. */
export { fetchPage } from './page-data.ts'
export { whileWaiting } from './show-loading.ts'
