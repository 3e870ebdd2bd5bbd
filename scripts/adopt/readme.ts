import type { Firm } from './answers.ts'

/** Returns README.md: the next steps for those who write. */
export const readmeFile = ({ name }: Firm): string => `# ${name}

The words, facts and pictures of the site. The engine reads them from here:

    CONTENT_DIR=<this folder> npm start        # builds, and serves on http://localhost:3000
    CONTENT_DIR=<this folder> npm run dev      # shows each change at once
    CONTENT_DIR=<this folder> npm run check    # mistakes, and the places that wait for your words

## Next

1. \`npm run check\` lists what waits for your words, with file and line: comments that begin with TODO. Pages leave out what
   isn’t written, so the site is honest from the first day. Write it, and delete the comment.
2. \`business.yaml\`: domain, hours, holidays, address.
3. \`brand/brand.yaml\`, \`brand/logo.svg\`, \`brand/mark.svg\`: your colors and your logo.
4. \`images/\`: photographs of your own work; \`home.jpg\` takes the place of \`home.svg\`.
5. Facts of towns need a source. Leave out what nobody has looked up.
6. \`git init\` here, and commit: the site’s days and addresses come from the history. Before going live run
   \`npm run check -- --write\`, which lists the addresses in \`addresses.txt\`.

VS Code completes and explains the fields of the YAML files here, once its YAML extension (by Red Hat) is installed.

The engine’s \`content/README.md\` is the manual, and its \`docs/deploy/\` sets up a server.
`
