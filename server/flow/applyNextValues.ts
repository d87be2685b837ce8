import { business } from '../../src/base/business'
import type { Resource } from '../../src/model/fields/resource'
import { settleOver } from '../../src/model/validation/draft'
import { allConditions, column } from '../db/db'
import { withLease } from '../db/lease'
import { eachBatch } from '../query/eachRow'
import { nextIsDue, withNextValue } from '../query/nextValue'
import { type Records, recordKey } from '../query/requestContext'
import { resolveReferences } from '../query/resolveReferences'
import { existingRows } from '../query/scope'
import { load } from '../read/read'
import { systemUserOf } from '../write/rows/systemUser'
import { writeChange } from '../write/writeChange'

/** Puts next values whose day has come in the place of the present ones; one process at a time. */
export const applyNextValues = (records: Records): Promise<void> =>
  withLease(records.db, { name: 'next values' }, async () => {
    for (const resource of records.catalogue.resources.values()) {
      const due = nextIsDue(resource, records, column)
      if (!due) continue
      const where = allConditions([existingRows(resource), due])
      await eachBatch(records.db.read, { resource, where }, async rows => {
        for (const row of rows) await applyOne(records, resource, recordKey(resource, row))
      })
    }
  })

/** Reads the record again, because it may have been changed. */
const applyOne = (records: Records, resource: Resource, key: string | number) =>
  records.db.transaction(async trx => {
    const loaded = await load(trx, resource, { key, scope: existingRows(resource), locked: true })
    const next = loaded && withNextValue(resource, loaded.record, records)
    if (!loaded || next === loaded.record) return
    const me = systemUserOf(resource, loaded.record)
    const request = { records, resource, me, language: business().language }
    const changed = settleOver(resource, { ...next }, { me, before: loaded.record })
    const record = await resolveReferences(trx, request, { record: changed })
    await writeChange(trx, request, { loaded, record, action: 'update' })
  })
