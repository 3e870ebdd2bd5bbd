import type { Config } from './config.ts'
import { createLogger } from './log.ts'
import { startService, type Service } from './service.ts'
import { openSite } from './served-site.ts'
import { readSettings } from './settings-file.ts'
import { startupErrorMessage } from './startup-error.ts'

/** The maximum time that shutdown waits for open connections. */
const stopWithinMs = 10_000

async function main(): Promise<void> {
  const config = readSettings()
  const first = await openSite(config, config.dataDir)
  const log = createLogger(config.logLevel)
  const service = await startService(config, first, log)
  stopOnSignals(service)
  try {
    await service.listen({ port: config.port, host: config.host })
  } catch (error) {
    await service.stop()
    throw error
  }
  process.stdout.write(startupMessage(first.site.business.name, config, service))
}

function startupMessage(name: string, config: Config, service: Service): string {
  const lines = [
    ['Site', config.publicOrigin],
    service.ownerLink === undefined
      ? ['Staff', `${config.publicOrigin}/admin/login`]
      : [
          'Staff',
          `there’s no owner account yet. This link creates it, once:\n           ${service.ownerLink}`,
        ],
    ['Mail', service.mail],
    ...(service.webhooks === undefined ? [] : [['Hooks', `signed, to ${service.webhooks}`]]),
    ['Data', service.data],
  ]
  const rows = lines.map(([what = '', where = '']) => `  ${what.padEnd(7)}  ${where}`)
  return `\n${name} is running. Ctrl-C stops it.\n\n${rows.join('\n')}\n\n`
}

function stopOnSignals(service: Service): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    service.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The service couldn’t stop cleanly: ${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

main().catch((error: unknown) => {
  process.stderr.write(`\n${startupErrorMessage(error)}\n\n`)
  process.exit(1)
})
