import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { temporaryFolder } from './workspace.ts'

/** Another program that generates pages from the same articles, with as little around them as it allows. */
interface Generator {
  name: string
  /**
   * Writes all pages.
   *
   * @param articles a folder of Markdown files with front matter
   * @param output an empty folder
   * @returns the duration in seconds
   */
  build(articles: string, output: string): number
}

const eleventyVersion = '3.1.8'

const template = '<!doctype html><title>{{ title }}</title><main>{{ content | safe }}</main>'

/**
 * Installs Eleventy into a folder of its own, because the project does not depend on it.
 *
 * @throws Error if it can't be installed
 */
export function eleventy(): Generator {
  const { folder } = temporaryFolder()
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}')
  const install = ['install', '--silent', '--no-audit', '--no-fund']
  execFileSync('npm', [...install, `@11ty/eleventy@${eleventyVersion}`], { cwd: folder })
  return {
    name: `Eleventy ${eleventyVersion}`,
    build(articles, output) {
      cpSync(articles, join(folder, 'articles'), { recursive: true })
      mkdirSync(join(folder, 'layouts'), { recursive: true })
      writeFileSync(join(folder, 'layouts/page.njk'), template)
      writeFileSync(join(folder, 'eleventy.config.js'), eleventyConfig(output))
      const began = performance.now()
      execFileSync('node_modules/.bin/eleventy', ['--quiet'], { cwd: folder, stdio: 'ignore' })
      return (performance.now() - began) / 1000
    },
  }
}

const eleventyConfig = (output: string) => `export default (config) => {
  config.addGlobalData('layout', 'page.njk')
  return {
    markdownTemplateEngine: false,
    dir: { input: 'articles', includes: '../layouts', output: ${JSON.stringify(output)} },
  }
}`

/** The site's Markdown pipeline alone: unified in two processes. */
export const bareUnified: Generator = {
  name: 'bare unified, two processes',
  build(articles, output) {
    const began = performance.now()
    const script = resolve('scripts/bench/build/bare-unified.js')
    const run = `node ${script} ${articles} ${output}`
    execFileSync('sh', ['-c', `${run} 0 2 & ${run} 1 2 & wait`])
    return (performance.now() - began) / 1000
  },
}
