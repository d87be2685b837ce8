import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Resource } from '../../model/fields/resource'
import { useLabels } from '../../providers/backend/labels'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { type Refused, refusedOf } from '../flow/moves/refused'

/** Restores deleted records; reports those that were refused, with reasons. */
export function useRestore(resource: Resource) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const translate = useTranslate()
  const labels = useLabels()
  const [isPending, setPending] = useState(false)
  const reasonOf = ({ errors, message }: Refused) => {
    const problems = Object.entries(errors).map(([path, reason]) => {
      const field = resource.fields.get(path.split('.')[0] ?? '')
      return field ? `${labels.field(field)}: ${reason}` : reason
    })
    return problems.length > 0 ? problems.join(' · ') : message
  }
  const restore = async (ids: readonly (string | number)[]) => {
    setPending(true)
    const refused = await dataProvider.restore(resource.name, ids)
    await client.invalidateQueries({ queryKey: [resource.name] })
    setPending(false)
    const [first] = refused
    if (first === undefined) return notify('list.trash.restored', { type: 'success' })
    const reason = reasonOf(refusedOf(first))
    notify(translate('list.trash.notRestored', { number: refused.length, reason }), {
      type: 'error',
      autoHideDuration: 10_000,
    })
  }
  return { restore, isPending }
}
