import type { Catalogue, FieldModel, Resource } from '../../src/model/fields/resource'
import { namesNoCompany } from '../../src/model/lists/askable'
import { namesRecordsOf } from '../../src/model/lists/replaceReference'
import { anyCondition, column, type SqlCondition, sql } from '../db/db'
import type { RecordKey } from './requestContext'
import { childTable, keyColumns } from './tables'

/** A field that may name a record of another resource. */
export interface Referring {
  readonly resource: Resource
  readonly field: FieldModel
  /** The references inside its rows. */
  readonly inside: readonly FieldModel[]
}

/** All fields that may name a record of this resource: references, lists of them, and those inside lines. */
export const referringTo = ({ resources }: Catalogue, target: Resource): readonly Referring[] =>
  [...resources.values()]
    .filter(resource => !namesNoCompany(resource, target))
    .flatMap(resource =>
      [...resource.fields.values()]
        .filter(field => namesRecordsOf(field, target))
        .map(field => ({
          ...{ resource, field },
          inside: (field.fields ?? []).filter(each => namesRecordsOf(each, target)),
        })),
    )

/** Rows of `t` whose field names the record with this key. */
export function refersTo({ resource, field, inside }: Referring, key: RecordKey): SqlCondition {
  if (field.store !== null) return sql`${column(field.name)} = ${key}`
  const owner = keyColumns(resource)
  const columns = field.references ? ['VALUE'] : inside.map(({ name }) => name)
  const named = anyCondition(columns.map(name => sql`${sql.ref(name)} = ${key}`))
  const [own, theirs] = [owner.map(column), owner.map(name => sql.ref(name))]
  return sql`(${sql.join(own)}) in (select ${sql.join(theirs)} from ${sql.table(childTable(resource, field))} where ${named})`
}
