// Feathers over koa and knex with the parcels of the bench: copied to where its packages are installed.
import { once } from 'node:events'
import { feathers } from '@feathersjs/feathers'
import { KnexService } from '@feathersjs/knex'
import { bodyParser, errorHandler, koa, rest } from '@feathersjs/koa'
import knex from 'knex'

const { PEER_DATABASE_URL, PEER_FILE } = process.env
const db = PEER_DATABASE_URL
  ? knex({
      client: 'pg',
      connection: PEER_DATABASE_URL,
      pool: { min: 10, max: 10 },
    })
  : knex({
      client: 'better-sqlite3',
      connection: { filename: PEER_FILE },
      useNullAsDefault: true,
      pool: {
        min: 1,
        max: 1,
        afterCreate: (connection, done) => {
          connection.pragma('journal_mode = wal')
          connection.pragma('synchronous = full')
          done(null, connection)
        },
      },
    })

await db.schema.createTable('PAQUETE', table => {
  table.increments('ID')
  for (const name of ['NOMBRE', 'GRUPO', 'ESTADO', 'CATEGORIA', 'MARCA']) table.string(name)
  for (const name of ['ENVIO', 'ENTREGA']) table.string(name)
  for (const name of ['VALOR', 'PESO']) table.double(name)
  table.text('NOTAS')
  for (const name of ['GRUPO', 'ESTADO', 'CATEGORIA', 'MARCA']) table.index([name, 'NOMBRE', 'ID'])
  table.index(['NOMBRE', 'ID'])
  table.index(['ENVIO', 'ID'])
})
if (PEER_DATABASE_URL) await db.raw('create index on "PAQUETE" using gin ("NOMBRE" gin_trgm_ops)')

const app = koa(feathers())
app.use(errorHandler())
app.use(bodyParser({ jsonLimit: '5mb' }))
app.configure(rest())
app.use(
  'parcels',
  new KnexService({
    Model: db,
    name: 'PAQUETE',
    id: 'ID',
    multi: ['create'],
    operators: ['$like', '$ilike'],
    paginate: { default: 25, max: 200 },
  }),
)
const analyse = new (class {
  async create() {
    await db.raw('analyze')
    return {}
  }
})()
app.use('analyse', analyse)
app.use('health', {
  async find() {
    return {}
  },
})
const server = await app.listen(0, '127.0.0.1')
if (!server.listening) await once(server, 'listening')
console.log(`Feathers is open: http://127.0.0.1:${server.address().port}`)
