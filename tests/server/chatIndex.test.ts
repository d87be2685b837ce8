import { expect, test } from 'vitest'
import { sql } from '../../server/db/db'
import { useServer } from './useServer'

const server = useServer()

test.runIf(process.env.TEST_DB === 'postgres')(
  'an index finds messages by any three letters',
  async () => {
    const plan = await server.context.db.transaction(async trx => {
      await sql`set local enable_seqscan = off`.execute(trx)
      return sql`explain select 1 from "_CHAT_MESSAGE" where "FOLDED" like '%garantia%'`.execute(
        trx,
      )
    })
    expect(JSON.stringify(plan.rows)).toContain('Bitmap Index Scan')
  },
)
