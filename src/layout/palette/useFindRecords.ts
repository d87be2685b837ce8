import { type RaRecord, useDataProvider } from 'ra-core'
import { useCallback } from 'react'
import { fold } from '../../domain/fold'
import { mayAct, policyOf } from '../../model/access'
import type { Resource } from '../../model/resource'
import { useLanguage, useMe } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'

/** A record the words lead to. */
export interface FoundRecord {
  readonly resource: Resource
  readonly id: string | number
  readonly title: string
  /** One of its codes is exactly what was typed. */
  readonly isExact: boolean
}

const EACH = 5
const codes = new Set(['id', 'code', 'imei', 'identity', 'integer'])

/** Searches every list the reader may open, each under its own rights; one that fails is left out. */
export function useFindRecords(): (words: string) => Promise<readonly FoundRecord[]> {
  const dataProvider = useDataProvider()
  const { resources } = useCatalogue()
  const me = useMe()
  const language = useLanguage()
  return useCallback(
    async words => {
      const wanted = fold(words)
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
        const coded = [...resource.fields.values()].filter(
          ({ kind, name }) => (codes.has(kind) || name === resource.key.name) && readable.has(name),
        )
        return (answer.value.data as RaRecord[]).map(record => ({
          resource,
          id: record.id,
          title: titleOf(resource, record, language),
          isExact: coded.some(({ name }) => fold(String(record[name] ?? '')) === wanted),
        }))
      })
      return found.toSorted((a, b) => Number(b.isExact) - Number(a.isExact))
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
