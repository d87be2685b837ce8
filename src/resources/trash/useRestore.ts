import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Resource } from '../../model/fields/resource'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { refusedOf } from '../flow/moves/refused'
import { useErrorLines } from '../record/useErrorLines'

/** Restores deleted records; reports those that were refused, with reasons. */
export function useRestore(resource: Resource) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const translate = useTranslate()
  const [isPending, setPending] = useState(false)
  const linesOf = useErrorLines(resource)
  const restore = async (ids: readonly (string | number)[]) => {
    setPending(true)
    const refused = await dataProvider.restore(resource.name, ids)
    await client.invalidateQueries({ queryKey: [resource.name] })
    setPending(false)
    const [first] = refused
    if (first === undefined) return notify('list.trash.restored', { type: 'success' })
    const { errors, message } = refusedOf(first)
    const reason = linesOf(errors).join(' · ') || message
    notify(translate('list.trash.notRestored', { number: refused.length, reason }), {
      type: 'error',
      autoHideDuration: 10_000,
    })
  }
  return { restore, isPending }
}
