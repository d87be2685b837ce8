import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { askServer } from './answers.mjs'
import { takeSteps } from './effects.mjs'
import { databaseIn, fingerprints, inNewDatabase, postgresSchema, sqliteSchema } from './schema.mjs'
import { serve } from './serve.mjs'
import { textsOf } from './texts.mjs'

/** Creates a data folder with the demo data of this tree, by its server. */
export async function seedInto(tree, folder) {
  const server = await serve(tree, { DATA_DIR: folder, SEED: 'demo' })
  await server.stop()
}

/** All text masters. `demo` is a seeded data folder and stays unchanged. */
export async function textMasters(tree, { demo, folder, postgres }) {
  cpSync(demo, folder, { recursive: true })
  renameAccounts(folder)
  const server = await serve(tree, { DATA_DIR: folder, SEED: 'none' })
  try {
    const { masters, ...asked } = await askServer(server.url, 'masters.test')
    return {
      ...masters,
      effects: await takeSteps({ ...asked, folder }),
      schema: {
        sqlite: sqliteSchema(demo),
        ...(postgres && { postgres: await inPostgres(tree, folder, postgres) }),
      },
      fingerprint: fingerprints(demo),
      texts: textsOf(tree),
    }
  } finally {
    await server.stop()
  }
}

/** While demo accounts exist, the document shows everything to everybody; therefore they get other addresses. */
function renameAccounts(folder) {
  const database = new DatabaseSync(databaseIn(folder))
  const columns = database
    .prepare("select name from pragma_table_info('USUARIO') where name like 'EMAIL%'")
    .all()
  for (const { name } of columns)
    database.exec(
      `update "USUARIO" set "${name}" = replace("${name}", '@demo.test', '@masters.test')`,
    )
  database.close()
}

const inPostgres = (tree, folder, postgres) =>
  inNewDatabase(postgres, async url => {
    const server = await serve(tree, {
      DATABASE_URL: url,
      DATA_DIR: join(folder, 'beside'),
      SEED: 'none',
    })
    await server.stop()
    return postgresSchema(url)
  })
