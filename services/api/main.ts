import { readConfig, WrongSettings, type Config } from './config.ts'
import { diskTrouble } from './disk/disk-trouble.ts'
import { newLog } from './log.ts'
import { startService, type Service } from './service.ts'
import { NoSite, readSiteFile } from './site-file.ts'
import { FolderInUse } from './store/json-file/lock.ts'
import { UnreadableData } from './store/json-file/unreadable-data.ts'
import { NoDatabase } from './store/postgres/no-database.ts'

/** A hanging connection does not keep the service from stopping for longer. */
const stopWithinMs = 10_000

/** Mistakes that a person at the terminal can mend: shown as they are, without a stack. */
const forPeople = [WrongSettings, NoSite, FolderInUse, UnreadableData, NoDatabase]

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const site = await readSiteFile(config.siteJson)
  const log = newLog(config.logLevel)
  const service = await startService(config, site, log)
  stopOnSignals(service)
  try {
    await service.app.listen({ port: config.port, host: config.host })
  } catch (fault) {
    await service.stop()
    throw fault
  }
  process.stdout.write(greeting(site.business.name, config, service))
}

function greeting(name: string, config: Config, service: Service): string {
  const lines = [
    ['Site', config.publicOrigin],
    service.ownerLink === undefined
      ? ['Staff', `${config.publicOrigin}/admin/login`]
      : [
          'Staff',
          `there is no owner yet. This link makes one, once:\n           ${service.ownerLink}`,
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
      (fault: unknown) => {
        process.stderr.write(`Stopping failed: ${String(fault)}\n`)
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

main().catch((fault: unknown) => {
  const plain = fault instanceof Error && forPeople.some((kind) => fault instanceof kind)
  const inUse = fault instanceof Error && 'code' in fault && fault.code === 'EADDRINUSE'
  const words = plain
    ? fault.message
    : inUse
      ? 'Another program uses this port. Stop it, or set PORT to another number.'
      : (diskTrouble(fault) ??
        `The service could not start.\n${fault instanceof Error ? fault.stack : String(fault)}`)
  process.stderr.write(`\n${words}\n\n`)
  process.exit(1)
})
