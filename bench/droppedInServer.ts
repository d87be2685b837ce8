import { createLog } from '../server/base/log'
import { configured } from '../server/business'
import { listen } from '../server/main/serve/listen'
import { openDoor } from '../server/main/serve/openDoor'
import { startPatiently } from '../server/main/serve/startPatiently'
import { tablesOf } from '../server/query/tables'
import { answerProfiles } from './layers'
import { withParcels as catalogue } from './parcels'

/** The real server with one additional resource. */
const { config, business } = configured(process.env)
const log = createLog(line => void process.stderr.write(`${line}\n`))
const door = openDoor()
const address = await listen(door, config, log)
await startPatiently(
  { config, business, catalogue, tables: tablesOf(catalogue, business.tables), log },
  door,
)
answerProfiles()
console.log(`Mostrador is open: ${address}`)
