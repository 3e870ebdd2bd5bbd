declare module 'virtual:shell' {
  const shell: import('../../services/api/contract/shell.ts').ShellData
  export default shell
}
