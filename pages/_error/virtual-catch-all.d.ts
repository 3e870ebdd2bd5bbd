declare module 'virtual:catch-all' {
  const catchAll: import('./catch-all-data.ts').CatchAllData
  export default catchAll
}
