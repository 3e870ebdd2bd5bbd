declare module 'virtual:shell' {
  const shell: import('./shell-data.ts').ShellData
  export default shell
}
