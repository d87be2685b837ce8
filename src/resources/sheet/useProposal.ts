import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import type { FieldModel, Resource } from '../../model/fields/resource'
import type { SentRecord } from '../../providers/backend/catalogueContext'
import type { BulkWrite } from '../../providers/dataProvider/bulk'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { inParts } from '../../providers/dataProvider/inParts'
import type { Proposal } from '../bulk/proposal'
import { cellKey } from './cells/sheetState'

/** A row of the bulk call. */
export interface ProposedRow {
  readonly title: string
  readonly write: BulkWrite
  /** Key of the cell that an error of a field belongs to. */
  readonly cellOf: (name: string) => string
}

/** The pending cells as one proposal; errors of the server stay with the cells. */
export function useProposal(resource: Resource, rowsOf: () => readonly ProposedRow[]) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const propose = (): Proposal => {
    const proposed = rowsOf()
    const sent = proposed.map(({ write }) => write)
    return {
      titles: proposed.map(({ title }) => title),
      send: async input => {
        const answer = await inParts(sent, { ...input, source: 'sheet' }, (rows, part) =>
          dataProvider.bulk(resource.name, rows, part),
        )
        const errorOf = answer.rows.flatMap(({ index, errors: messages = {} }) =>
          Object.entries(messages).map(([name, text]): [string, string] => [
            proposed[index]?.cellOf(name) ?? name,
            text,
          ]),
        )
        setErrors(new Map(errorOf))
        return answer
      },
    }
  }
  return {
    propose,
    errorOf: (record: SentRecord, field: FieldModel) => errors.get(cellKey(record, field)),
  }
}
