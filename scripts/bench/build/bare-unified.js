/**
 * Converts Markdown to HTML and does nothing else: the least that a page can cost. Plain JavaScript, because the time
 * to start the program counts.
 * Arguments: the folder of articles, the output folder, this process's index, the number of processes.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

const [articles = '', output = '', part, parts] = process.argv.slice(2)
const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify)
const files = readdirSync(articles).filter((_, index) => index % Number(parts) === Number(part))
for (const file of files) {
  const [, front = '', ...body] = readFileSync(join(articles, file), 'utf8').split(/^---$/m)
  const title = /^title: (.*)$/m.exec(front)?.[1] ?? ''
  const folder = join(output, file.replace(/\.md$/, ''))
  mkdirSync(folder, { recursive: true })
  const html = String(processor.processSync(body.join('---')))
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><title>${title}</title><main>${html}</main>`,
  )
}
