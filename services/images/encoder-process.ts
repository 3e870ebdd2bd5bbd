import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Variant } from './encode.ts'

/** What the process is asked, and what it answers. */
export interface Order {
  /** The master's file. */
  master: string
  variant: Variant
}
export type Answer = { picture: Uint8Array } | { fault: string }

/** It goes when it had nothing to do for so long: with it goes the memory that encoding takes. */
const idleMs = 10_000
/** A picture that takes longer is given up. */
const longestMs = 30_000

/**
 * Encodes pictures in a process of its own, started when one is needed: the service stays small, and
 * a picture that breaks the encoder breaks nothing else. One order at a time. The function that
 * comes out rejects when the picture cannot be encoded.
 */
export function encoderProcess(): (order: Order) => Promise<Buffer> {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let settle: (answer: Answer) => void = () => undefined

  const stop = (fault: string) => {
    child?.kill('SIGKILL')
    child = undefined
    settle({ fault })
  }
  const started = () => {
    const encoder = start()
    encoder.on('message', (answer: Answer) => settle(answer))
    encoder.on('exit', () => encoder === child && stop('The encoder has broken off.'))
    encoder.on('error', (fault) => encoder === child && stop(fault.message))
    return encoder
  }
  return (order) => {
    clearTimeout(idle)
    child ??= started()
    child.send(order)
    return new Promise<Buffer>((resolve, reject) => {
      const limit = setTimeout(() => stop('It takes too long.'), longestMs)
      settle = (answer) => {
        settle = () => undefined
        clearTimeout(limit)
        idle = setTimeout(() => stop('It is not needed.'), idleMs).unref()
        if ('picture' in answer) resolve(Buffer.from(answer.picture))
        else reject(new Error(answer.fault))
      }
    })
  }
}

/** The encoder stands beside this file: built, or as it is written, which tsx reads. */
function start(): ChildProcess {
  const written = import.meta.url.endsWith('.ts')
  const file = new URL(written ? 'encoder.ts' : 'encoder.js', import.meta.url)
  const child = fork(fileURLToPath(file), {
    execArgv: written ? ['--import', addressOf('tsx')] : [],
    serialization: 'advanced',
  })
  // It keeps nobody from stopping: it ends by itself when the other side has gone.
  child.unref()
  child.channel?.unref()
  return child
}

const addressOf = (name: string): string =>
  pathToFileURL(createRequire(import.meta.url).resolve(name)).href
