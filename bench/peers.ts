import { benchDroppedIn } from './droppedIn'
import { installFeathers, startFeathers } from './feathersPeer'
import { machine } from './machine'
import { embeddedPlace, postgresPlace } from './places'

const words = process.argv.slice(2)
const count = Number(words.find(word => /^\d+$/.test(word)) ?? 100_000)

console.log(machine())
const missing = await installFeathers().then(
  () => undefined,
  (error: Error) => error.message,
)
if (missing) console.log(`Feathers cannot be installed here: left out.\n${missing}`)
const places = [
  words.includes('postgres') ? undefined : embeddedPlace(),
  words.includes('embedded') ? undefined : await postgresPlace(),
]
for (const place of places)
  if (place) await benchDroppedIn(place, { count, startPeer: missing ? undefined : startFeathers })
if (!places[1] && !words.includes('embedded')) console.log('\nNo PostgreSQL answers: left out.')
