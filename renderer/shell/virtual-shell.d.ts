declare module 'virtual:shell' {
  const shell: import('../../services/api/site/shell-contract.ts').ShellData
  export default shell
}
