declare module 'virtual:served' {
  const served: import('./served-data.ts').ServedData
  export default served
}
