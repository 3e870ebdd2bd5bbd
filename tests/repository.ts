import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An entry of a tree, as git stores it: nothing checks its name. */
export interface TreeEntry {
  mode: '100644' | '120000' | '160000' | '40000'
  name: string
  id: string
}

/** The author of all commits. */
export const author = 'Mara Writer'

/** Makes a bare repository, and a checkout beside it whose commits are pushed to it. */
export function bareRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'pushed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [bare, checkout] = [join(folder, 'site.git'), join(folder, 'checkout')]
  const run = (cwd: string, args: readonly string[], input?: string | Buffer) =>
    execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_AUTHOR_NAME: author,
        GIT_AUTHOR_EMAIL: 'mara@example.com',
        GIT_COMMITTER_NAME: author,
        GIT_COMMITTER_EMAIL: 'mara@example.com',
      },
      ...(input !== undefined && { input }),
      stdio: ['pipe', 'pipe', 'pipe'],
      maxBuffer: 100_000_000,
    }).trim()
  run(folder, ['init', '--quiet', '--bare', '--initial-branch=main', bare])
  run(folder, ['clone', '--quiet', bare, checkout])
  run(checkout, ['checkout', '--quiet', '-B', 'main'])
  const git = (...args: string[]) => run(checkout, args)
  return {
    /** The address of the bare repository. */
    bare,
    checkout,
    git,
    /** Copies a folder into the checkout. */
    copy: (from: string, to: string) => cpSync(from, join(checkout, to), { recursive: true }),
    /** Commits files by their paths, undefined removes one, and pushes. @returns the commit */
    push(files: Readonly<Record<string, string | undefined>>, subject: string, branch = 'main') {
      for (const [path, text] of Object.entries(files)) {
        const file = join(checkout, path)
        mkdirSync(dirname(file), { recursive: true })
        if (text === undefined) rmSync(file)
        else writeFileSync(file, text)
      }
      git('add', '--all', '--force')
      git('commit', '--quiet', '--allow-empty', '--message', subject)
      git('push', '--quiet', '--force', 'origin', `HEAD:refs/heads/${branch}`)
      return git('rev-parse', 'HEAD')
    },
    blob: (text: string) => run(bare, ['hash-object', '-w', '--stdin'], text),
    /** Writes a tree as it is given. */
    tree: (entries: readonly TreeEntry[]) =>
      run(
        bare,
        ['hash-object', '-t', 'tree', '-w', '--literally', '--stdin'],
        Buffer.concat(
          entries.flatMap(({ mode, name, id }) => [
            Buffer.from(`${mode} ${name}\0`),
            Buffer.from(id, 'hex'),
          ]),
        ),
      ),
    /** Sets the branch to a commit of a tree. @returns the commit */
    pushTree(tree: string, subject: string) {
      const commit = run(bare, ['commit-tree', tree, '-m', subject])
      run(bare, ['update-ref', 'refs/heads/main', commit])
      return commit
    },
  }
}
export type Repository = ReturnType<typeof bareRepository>
