import { readConfig } from '../server/config'
import { createLog } from '../server/log'
import { openDoor } from '../server/main/door'
import { listen } from '../server/main/listen'
import { startPatiently } from '../server/main/startPatiently'
import { tablesOf } from '../server/records/tables'
import { withParcels as catalogue } from './parcels'

/** The real server with one resource more. */
const config = readConfig(process.env)
const log = createLog(line => void process.stderr.write(`${line}\n`))
const door = openDoor()
const address = await listen(door, config, log)
await startPatiently({ config, catalogue, tables: tablesOf(catalogue), log }, door)
console.log(`Mostrador is open: ${address}`)
