/**
 * `npm run probe [-- ADDRESS]`: sends a synthetic request through the running service at ADDRESS
 * (else PUBLIC_ORIGIN) and erases it again, for monitoring. PROBE_TOKEN must be the service's;
 * `--within 30` sets the timeout in seconds (20). Exit code 1 and the reason when anything fails.
 */
import { parseArgs } from 'node:util'
import { readConfig } from '../services/api/config.ts'
import { loadSettingsFile } from '../services/api/settings-file.ts'
import { probe, ProbeError } from './probe/probe.ts'
import { CommandError, onlyArgument, runCommand } from './store/report.ts'

runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { within: { type: 'string', default: '20' } },
  })
  const seconds = Number(values.within)
  if (!(seconds > 0)) throw new CommandError('--within takes a number of seconds, such as 20.')
  const address = onlyArgument(positionals, 'npm run probe -- https://www.example.com')
  loadSettingsFile()
  const { publicOrigin, probeToken } = readConfig({
    ...process.env,
    ...(address !== undefined && { PUBLIC_ORIGIN: address }),
  })
  if (probeToken === undefined)
    throw new CommandError(
      'PROBE_TOKEN isn’t set. Set the same one, of 24 characters or more, here and for the service: openssl rand -hex 24',
    )
  const began = performance.now()
  const reference = await probe({
    origin: publicOrigin,
    token: probeToken,
    withinMs: seconds * 1000,
  }).catch((error: unknown) => {
    throw error instanceof ProbeError ? new CommandError(`PROBE FAILED: ${error.message}`) : error
  })
  const took = Math.round(performance.now() - began)
  console.log(
    `${reference} was accepted, stored, listed, its emails processed but not sent, and erased, in ${took} ms.`,
  )
})
