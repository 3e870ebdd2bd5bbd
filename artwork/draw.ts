/** `npm run draw [-- NAME …]`: draws all scenes, or those whose names begin so, into content/images. */
import { existsSync } from 'node:fs'
import { draw, masters } from './drawing.ts'
import { scenes } from './scenes/index.ts'

const drawn = draw(scenes, process.argv.slice(2), masters)
console.log(`${drawn.length} drawn into content/images.`)
for (const name of drawn)
  if (!existsSync(new URL(`${name}.yaml`, masters)))
    console.log(`content/images/${name}.yaml is missing: write its alt text there.`)
