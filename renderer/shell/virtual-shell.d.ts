declare module 'virtual:shell' {
  const shell: import('./shell-data.ts').ShellData
  export default shell
}

/** Written by scripts/vite/content.ts; a fresh checkout has no such file before its first build. */
declare module '*/page-kinds.json' {
  const kinds: Record<string, string>
  export default kinds
}
