import { documentState } from '../../../src/domain/credit/creditDocuments'
import type { Catalogue } from '../../../src/model/fields/resource'
import type { Db } from '../../db/db'

const applications = 'PROSPECTO'
const documents = 'PROSPECTO_DOCUMENTO'

/**
 * Migrates files stored on a credit application to documents that await review, and empties their columns.
 * Repeatable.
 */
export async function adoptDocuments(db: Db, catalogue: Catalogue, now: Date): Promise<void> {
  const { droppedColumns = [] } = catalogue.resources.get('credit-applications')?.schema ?? {}
  for (const type of Object.values(droppedColumns)) await adoptType(db, type, now.toISOString())
}

async function adoptType(db: Db, TIPO: string, at: string) {
  const replaced = await db.write
    .selectFrom(applications)
    .select(['ID_EMPRESA', 'EMPRESA', 'CREATED_BY_USER', '_DELETED_AT', TIPO])
    .where(TIPO, 'is not', null)
    .execute()
  if (replaced.length === 0) return
  const first = await db.nextId(documents, replaced.length)
  await db.transaction(async trx => {
    for (const [index, row] of replaced.entries()) {
      const { ID_EMPRESA, EMPRESA, CREATED_BY_USER: VENDEDOR, _DELETED_AT } = row
      const ID_DOCUMENTO = first + index
      const marks = { _VERSION: 1, _CREATED_AT: at, _UPDATED_AT: at, _DELETED_AT }
      const document = { TIPO, ESTADO: documentState.uploaded, ARCHIVO: row[TIPO], VENDEDOR }
      await trx
        .insertInto(documents)
        .values({ ID_DOCUMENTO, ID_EMPRESA, EMPRESA, ...document, ...marks })
        .execute()
      await trx
        .updateTable('_FILE')
        .set({ RESOURCE: 'credit-documents', FIELD: 'ARCHIVO', RECORD_ID: String(ID_DOCUMENTO) })
        .where('ID', '=', row[TIPO])
        .execute()
    }
    await trx
      .updateTable(applications)
      .set({ [TIPO]: null })
      .where(TIPO, 'is not', null)
      .execute()
  })
}
