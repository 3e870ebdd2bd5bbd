/**
 * Builds the content that the publisher has put into `job/content`, with this installation, into a release
 * beside the others. It is a process of its own, without the service's data, settings and network (docs/deploy):
 * what authors wrote is read here.
 */
import { readFileSync } from 'node:fs'
import { buildPublication } from './build-publication.ts'
import { buildJob, buildResult, jobPlaces } from './job.ts'

const home = process.env['PUBLISHER_DIR'] ?? ''
if (process.env['PUBLISHER_PARENT'] === 'stdin') {
  // Started by the publisher: ends with it, even if it was killed, and so does what it has started, which is of the same group.
  process.stdin.on('end', () => process.kill(-process.pid, 'SIGKILL'))
  process.stdin.resume().unref?.()
}
const job = buildJob.parse(JSON.parse(readFileSync(jobPlaces(home).job, 'utf8')))
if (!isDone(job.id)) await buildPublication(home, process.cwd(), job)
process.exit(0)

/** Whether the job was done by a build that has just ended. */
function isDone(id: string): boolean {
  try {
    return buildResult.parse(JSON.parse(readFileSync(jobPlaces(home).result, 'utf8'))).id === id
  } catch {
    return false
  }
}
