import { setTimeout as pause } from 'node:timers/promises'
import { budgetsFor } from './budgets'
import { benchDroppedIn } from './droppedIn'
import { machine } from './machine'
import { drive, driveBare } from './measure'
import { embeddedPlace, type Place, postgresPlace } from './places'
import { plantAll } from './planted'
import { questionsOf } from './questions'
import { startServer } from './server'
import { number, printTable } from './table'

const words = process.argv.slice(2)
const count = Number(words.find(word => /^\d+$/.test(word)) ?? 100_000)
const only = words.filter(word => !/^\d+$/.test(word))

console.log(machine())
const postgres = only.includes('embedded') ? undefined : await postgresPlace()
const places = [only.includes('postgres') ? undefined : embeddedPlace(), postgres]
for (const place of places) if (place && !only.includes('dropped-in')) await benchOn(place)
const others = [
  only.includes('postgres') ? undefined : embeddedPlace(),
  only.includes('embedded') ? undefined : await postgresPlace(),
]
for (const place of others) if (place) await benchDroppedIn(place, { count })
if (!postgres && !only.includes('embedded')) console.log('\nNo PostgreSQL answers: left out.')

async function benchOn(place: Place) {
  try {
    console.log(`\n${number(count)} products, ${place.name}`)
    const planting = await place.open()
    await plantAll(planting, count)
    await planting.close()
    await measureOn(place)
  } finally {
    await place.drop()
  }
}

async function measureOn(place: Place) {
  const budgets = budgetsFor(place.name, count)
  const server = await startServer(place.env)
  const bare = await place.beside()
  const rows: string[][] = []
  for (const question of await questionsOf(bare, count)) {
    const { perSecond, p50, p99, failed, busy } = await drive(server, question)
    const budget = budgets.perSecond(question.name)
    const without = await driveBare(bare, question)
    rows.push([
      question.name,
      `${number(perSecond)}/s`,
      `${p50} ms`,
      `${p99} ms`,
      `${number(busy)} µs`,
      without ? `${number(without)}/s` : '–',
      without ? (perSecond / without).toFixed(2) : '–',
      budget ? `${number(budget)}/s` : '–',
      budget ? (perSecond / budget).toFixed(2) : '–',
      failed > 0 ? `${failed} failed` : '',
    ])
    await pause(200)
  }
  printTable(
    ['', 'server', 'p50', 'p99', 'busy', 'bare', 'to bare', 'budget', 'to budget', ''],
    rows,
  )
  const { megabytes, readyMs } = budgets
  console.log(
    `memory ${number(server.memory())} MB${megabytes ? ` (budget ${megabytes})` : ''},` +
      ` ready in ${number(server.readyMs)} ms (budget ${number(readyMs)})`,
  )
  await bare.close()
  await server.stop()
}
