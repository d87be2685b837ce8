import { type RaRecord, useDataProvider } from 'ra-core'
import { useCallback } from 'react'
import { mayAct, policyOf } from '../../model/access'
import type { Resource } from '../../model/resource'
import { useLanguage, useMe } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import { byMatch, type FoundRecord, matchOf } from './found'

const EACH = 5

/** Searches every list the reader may open, each under its own rights; one that fails is left out. */
export function useFindRecords(): (words: string) => Promise<readonly FoundRecord[]> {
  const dataProvider = useDataProvider()
  const { resources } = useCatalogue()
  const me = useMe()
  const language = useLanguage()
  return useCallback(
    async words => {
      const searched = [...resources.values()].filter(
        resource =>
          resource.schema.menu !== false &&
          resource.searched.length > 0 &&
          mayAct(resource, me, 'list') &&
          (mayAct(resource, me, 'show') || mayAct(resource, me, 'edit')),
      )
      const answers = await Promise.allSettled(
        searched.map(resource =>
          dataProvider.getList(resource.name, {
            pagination: { page: 1, perPage: EACH },
            sort: resource.list.sort,
            filter: { q: words },
            meta: listMeta,
          }),
        ),
      )
      if (searched.length > 0 && answers.every(({ status }) => status === 'rejected'))
        throw new Error('no list could be searched')
      const found = answers.flatMap((answer, at) => {
        const resource = searched[at]
        if (!resource || answer.status === 'rejected') return []
        const { readable } = policyOf(resource, me)
        return (answer.value.data as RaRecord[]).map(record => ({
          resource,
          id: record.id,
          title: titleOf(resource, record, language),
          match: matchOf({ resource, words, readable }, record),
        }))
      })
      return byMatch(found)
    },
    [dataProvider, resources, me, language],
  )
}

function titleOf(
  resource: Resource,
  record: RaRecord,
  language: Parameters<Resource['key']['print']>[1],
) {
  const parts = resource.title.map(name => {
    const value = record[name]
    return value == null ? '' : resource.fields.get(name)?.print(value, language)
  })
  return parts.filter(Boolean).join(' ') || String(record.id)
}
