import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useCallback, useMemo } from 'react'
import { plainTitle } from '../../fields/recordTitle'
import type { Found } from '../../model/import/items'
import type { FieldModel, Resource } from '../../model/resource'
import { useBackend, useLanguage } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'
import { importCalls } from '../../providers/dataProvider/importing'
import type { Action, Edit } from './sheetState'

/** So many names are asked for at once. */
const MOST = 500

/** What cells call other records, and which records such names stand for: found as an import does. */
export function useNames(resource: Resource, dispatch: (action: Action) => void) {
  const client = useQueryClient()
  const language = useLanguage()
  const notify = useNotify()
  const { http } = useBackend()
  const catalogue = useCatalogue()
  const calls = useMemo(() => importCalls(http, catalogue), [http, catalogue])

  const nameOf = useCallback(
    ({ target }: FieldModel, key: string | number): string => {
      const known = [target?.name, 'getOne', { id: String(key), meta: undefined }]
      const record = client.getQueryData<Readonly<Record<string, unknown>>>(known)
      return target && record ? plainTitle(target, record, language) : String(key)
    },
    [client, language],
  )
  const ask = async (field: FieldModel, names: readonly string[]) => {
    const found = new Map<string, Found>()
    try {
      for (let at = 0; at < names.length; at += MOST) {
        const some = names.slice(at, at + MOST)
        const answers = await calls.importNames(resource.name, field.name, { names: some })
        for (const [place, name] of some.entries())
          found.set(name, answers[place] ?? { problem: 'notReference' })
      }
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
      for (const name of names) if (!found.has(name)) found.set(name, { problem: 'notAsked' })
    }
    dispatch({ type: 'found', field, found })
  }
  /** Asks for every name of these cells, once for each column. */
  const find = (edits: readonly Edit[]) => {
    const wanted = new Map<FieldModel, Set<string>>()
    for (const { field, names = [] } of edits) {
      const known = wanted.get(field) ?? new Set()
      wanted.set(field, known)
      for (const name of names) known.add(name)
    }
    for (const [field, names] of wanted) if (names.size > 0) void ask(field, [...names])
  }
  return { nameOf, find }
}
