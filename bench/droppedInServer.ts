import { readConfig } from '../server/base/config'
import { createLog } from '../server/base/log'
import { listen } from '../server/main/serve/listen'
import { openDoor } from '../server/main/serve/openDoor'
import { startPatiently } from '../server/main/serve/startPatiently'
import { tablesOf } from '../server/query/tables'
import { withParcels as catalogue } from './parcels'

/** The real server with one additional resource. */
const config = readConfig(process.env)
const log = createLog(line => void process.stderr.write(`${line}\n`))
const door = openDoor()
const address = await listen(door, config, log)
await startPatiently({ config, catalogue, tables: tablesOf(catalogue), log }, door)
console.log(`Mostrador is open: ${address}`)
