/** What `npm run check -- --…` can do, by option. */
export const checkOptions: Readonly<Record<string, string>> = {
  '--help': 'prints this',
  '--json': 'prints one JSON object for editors and CI (content/README.md)',
  '--reading': 'prints how long each guide and post is, and how hard to read',
  '--similar': 'compares the location pages with each other',
  '--spelling': 'checks every word as well',
  '--strict': 'fails on what has expired and on placeholders as well',
  '--voice': 'prints how every page sounds, the ones to rewrite first',
  '--write': 'adds new addresses to addresses.txt',
}

export const helpText = [
  'npm run check reads all of the content folder (content/, or the one that CONTENT_DIR names) and prints what is to fix,\nwith file, line and column.',
  'Its exit code is 1 when there is anything to fix.',
  '',
  'npm run check -- --spelling --write',
  ...Object.entries(checkOptions).map(([option, does]) => `  ${option.padEnd(10)}  ${does}`),
].join('\n')
