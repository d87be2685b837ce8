import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useCallback, useMemo } from 'react'
import { plainTitle } from '../../../fields/record/recordTitle'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import type { FoundKeys } from '../../../model/import/items'
import { useBackend, useLanguage } from '../../../providers/backend/backendContext'
import { useCatalogue } from '../../../providers/backend/catalogueContext'
import { importCalls } from '../../../providers/dataProvider/importing'
import type { CellEdit, SheetAction } from './sheetState'

/** Names per call. */
const MOST = 500

/** Resolves names of other records typed in cells, like an import. */
export function useNames(resource: Resource, dispatch: (action: SheetAction) => void) {
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
    const found = new Map<string, FoundKeys>()
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
  /** Resolves all names of these cells, each once per column. */
  const find = (edits: readonly CellEdit[]) => {
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
