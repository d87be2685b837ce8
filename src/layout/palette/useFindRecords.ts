import { type RaRecord, useDataProvider } from 'ra-core'
import { useCallback } from 'react'
import { policyOf } from '../../model/access'
import { byMatch, type Found, isFindable, matchOf } from '../../model/found'
import type { Resource } from '../../model/resource'
import { recordTitle } from '../../model/title'
import { useLanguage, useMe } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'
import { type AppDataProvider, listMeta } from '../../providers/dataProvider/dataProvider'

const EACH = 5

export interface FoundAll {
  readonly found: readonly Found[]
  /** Lists that were not looked through: what was found is not all. */
  readonly left: readonly string[]
}
export type Find = (words: string, signal?: AbortSignal) => Promise<FoundAll>

/**
 * Searches every list the reader may open: one question to our server, and one to each list that lives
 * on another. What fails is left out; it fails only where nothing could be searched.
 */
export function useFindRecords(): Find {
  const dataProvider = useDataProvider<AppDataProvider>()
  const { resources, load } = useCatalogue()
  const me = useMe()
  const language = useLanguage()
  return useCallback(
    async (words, signal) => {
      const lists = [...resources.values()].filter(resource => isFindable(resource, me))
      const [ours, elsewhere] = [lists.filter(isOurs), lists.filter(list => !isOurs(list))]
      const inList = async (resource: Resource): Promise<FoundAll> => {
        await load([resource.name])
        const { data } = await dataProvider.getList(resource.name, {
          pagination: { page: 1, perPage: EACH },
          sort: resource.list.sort,
          filter: { q: words },
          meta: listMeta,
          ...(signal && { signal }),
        })
        const { readable } = policyOf(resource, me)
        const found = (data as RaRecord[]).map(record => ({
          resource: resource.name,
          id: record.id,
          title: recordTitle(resource, record, ({ print }, value) => print(value, language)),
          match: matchOf({ resource, words, readable }, record),
        }))
        return { found, left: [] }
      }
      const asked = [
        ...(ours.length > 0 ? [{ names: ours, answer: dataProvider.search(words, signal) }] : []),
        ...elsewhere.map(list => ({ names: [list], answer: inList(list) })),
      ]
      const answers = await Promise.allSettled(asked.map(({ answer }) => answer))
      const [failed] = answers.filter(({ status }) => status === 'rejected')
      if (failed?.status === 'rejected' && answers.every(({ status }) => status === 'rejected'))
        throw failed.reason
      const told = answers.map((answer, at) =>
        answer.status === 'fulfilled'
          ? answer.value
          : { found: [], left: asked[at]?.names.map(({ name }) => name) ?? [] },
      )
      const all = told.flatMap(({ found }) => found)
      await load(all.map(({ resource }) => resource))
      return {
        found: byMatch(all),
        left: told.flatMap(({ left }) => left),
      }
    },
    [dataProvider, resources, load, me, language],
  )
}

const isOurs = ({ rest }: Resource) => rest.versions && rest.paging !== 'whole'
