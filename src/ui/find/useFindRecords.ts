import { type RaRecord, useDataProvider } from 'ra-core'
import { useCallback } from 'react'
import { policyOf } from '../../model/access/access'
import { type FoundAll, searchAll } from '../../model/endpoints/search'
import type { Resource } from '../../model/fields/resource'
import { recordTitle } from '../../model/fields/title'
import { byMatch, isFindable, matchOf } from '../../model/search/globalSearch'
import { useBackend, useLanguage, useMe } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { call } from '../../providers/dataProvider/call'
import { type AppDataProvider, listMeta } from '../../providers/dataProvider/dataProvider'

const EACH = 5

type RecordFinder = (words: string, signal?: AbortSignal) => Promise<FoundAll>

/**
 * Searches every list the reader may open: one request to our server, and one per list on another
 * server. Errors are skipped; it fails only if all requests fail.
 */
export function useFindRecords(): RecordFinder {
  const dataProvider = useDataProvider<AppDataProvider>()
  const { http } = useBackend()
  const { resources, load } = useCatalogue()
  const me = useMe()
  const language = useLanguage()
  return useCallback(
    async (words, signal) => {
      const lists = [...resources.values()].filter(resource => isFindable(resource, me))
      const isOurs = (list: Resource) => !me.PLAIN_SERVER && isOfOurServer(list)
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
      const onServer = async (): Promise<FoundAll> => {
        const { found, left } = await call(http, searchAll, { query: { q: words }, signal })
        // A newer server may have lists that this page does not know.
        const isKnown = (name: string) => resources.has(name)
        return { found: found.filter(each => isKnown(each.resource)), left: left.filter(isKnown) }
      }
      const asked = [
        ...(ours.length > 0 ? [{ names: ours, answer: onServer() }] : []),
        ...elsewhere.map(list => ({ names: [list], answer: inList(list) })),
      ]
      const answers = await Promise.allSettled(asked.map(({ answer }) => answer))
      const [failed] = answers.filter(({ status }) => status === 'rejected')
      if (failed?.status === 'rejected' && answers.every(({ status }) => status === 'rejected'))
        throw failed.reason
      const foundRows = answers.map((answer, at) =>
        answer.status === 'fulfilled'
          ? answer.value
          : { found: [], left: asked[at]?.names.map(({ name }) => name) ?? [] },
      )
      const all = foundRows.flatMap(({ found }) => found)
      await load(all.map(({ resource }) => resource))
      return {
        found: byMatch(all),
        left: foundRows.flatMap(({ left }) => left),
      }
    },
    [dataProvider, http, resources, load, me, language],
  )
}

const isOfOurServer = ({ rest }: Resource) => rest.concurrency && rest.paging !== 'whole'
