import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import { useTitleOf } from '../../fields/record/recordTitle'
import type { FieldModel, Resource } from '../../model/fields/resource'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { inParts } from '../../providers/dataProvider/inParts'
import type { Proposal } from '../bulk/proposal'
import type { SentRecord } from '../record/useRecord'
import { cellKey, type Edits, itemsOf } from './cells/sheetState'

/** The pending cells as one proposal; errors of the server stay with the cells. */
export function useProposal(resource: Resource, edits: Edits) {
  const titleOf = useTitleOf()
  const dataProvider = useDataProvider<AppDataProvider>()
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const propose = (): Proposal => {
    const items = itemsOf(edits)
    const sent = items.map(({ record, changes }) => ({
      id: record.id,
      _VERSION: record._VERSION,
      changes,
    }))
    return {
      titles: items.map(({ record }) => titleOf(resource, record)),
      send: async wish => {
        const answer = await inParts(sent, { ...wish, source: 'sheet' }, (rows, part) =>
          dataProvider.bulk(resource.name, rows, part),
        )
        const told = answer.rows.flatMap(({ index, errors: said = {} }) =>
          Object.entries(said).map(([name, text]): [string, string] => [
            `${name} ${items[index]?.record.id}`,
            text,
          ]),
        )
        setErrors(new Map(told))
        return answer
      },
    }
  }
  return {
    propose,
    told: (record: SentRecord, field: FieldModel) => errors.get(cellKey(record, field)),
  }
}
