import { setTimeout as pause } from 'node:timers/promises'
import { machine } from './machine'
import { embeddedPlace } from './places'
import { plantAll } from './planted'
import { type Server, startServer } from './server'
import { productAt } from './spread'
import { printTable } from './table'

/** Cost of hostile requests for the server, compared with ordinary ones. */
const REQUESTS = 200
const contact = '/hanadb/api/contact'
const account = '/hanadb/api/account'
const products = '/hanadb/api/products'

interface Shot {
  readonly name: string
  readonly path: string
  readonly body: (n: number) => unknown
  readonly signedIn?: true
}

const fields = (many: number) =>
  Object.fromEntries(Array.from({ length: many }, (_, at) => [`k${at}`, at]))
const message = (n: number) => ({
  ...{ TEMA: 'ventas', NOMBRE: 'Ana Vera', EMAIL: `ana${n}@demo.test`, TELEFONO: '0991234567' },
  MENSAJE: 'Quisiera conocer sus precios para distribuidores.',
})
const person = (n: number) => ({
  ...{ EMAIL: `eva${n}@demo.test`, DISPLAYNAME: 'Eva Luna', PASSWORD: 'cordero azul 41 puerta' },
})
const phone = (n: number) => productAt(900_000 + n)
const rows = Array.from({ length: 499 }, (_, at) => ({ changes: fields(40 + (at % 2)) }))

const shots: readonly Shot[] = [
  { name: 'contact, good', path: contact, body: message },
  { name: 'contact, 70,000 fields', path: contact, body: () => fields(70_000) },
  { name: 'contact, 499 fields', path: contact, body: () => fields(499) },
  { name: 'register, good', path: `${account}/register`, body: person },
  { name: 'register, 70,000 fields', path: `${account}/register`, body: () => fields(70_000) },
  {
    name: 'register, a name of 15,000',
    path: `${account}/register`,
    body: n => ({ ...person(n), DISPLAYNAME: 'ab '.repeat(5000) }),
  },
  {
    name: 'login, a password of 15,000',
    path: `${account}/login`,
    body: n => ({ email: `eva${n}@demo.test`, password: 'x'.repeat(15_000) }),
  },
  { name: 'product, good', path: products, body: phone, signedIn: true },
  { name: 'product, 70,000 fields', path: products, body: () => fields(70_000), signedIn: true },
  { name: 'bulk, 499 wrong rows', path: `${products}/bulk`, body: () => rows, signedIn: true },
]

console.log(machine())
const place = embeddedPlace()
try {
  const planting = await place.open()
  await plantAll(planting, 100)
  await planting.close()
  // behind a proxy, so that each request has a separate address
  const server = await startServer({ ...place.env, TRUST_PROXY: '1' })
  const told: string[][] = []
  for (const shot of shots) told.push(await measured(server, shot))
  printTable(['', 'status', 'processor a request', 'answer'], told)
  await server.stop()
} finally {
  await place.drop()
}

async function measured(server: Server, shot: Shot): Promise<string[]> {
  const many = shot.path.endsWith('/bulk') ? 5 : REQUESTS
  await send(server, shot, 0)
  const before = server.busyMs()
  let last = { status: 0, bytes: 0 }
  for (let n = 1; n <= many; n++) last = await send(server, shot, n)
  const busy = (server.busyMs() - before) / many
  await pause(100)
  return [shot.name, `${last.status}`, `${busy.toFixed(1)} ms`, `${last.bytes} bytes`]
}

async function send({ url, headers }: Server, { path, body, signedIn }: Shot, n: number) {
  const from = `10.${(n >> 8) & 255}.${n & 255}.${(path.length * 7) & 255}`
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      ...(signedIn && headers),
      'content-type': 'application/json',
      'x-forwarded-for': from,
    },
    body: JSON.stringify(body(n)),
  })
  return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength }
}
