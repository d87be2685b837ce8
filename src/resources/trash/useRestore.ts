import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Resource } from '../../model/resource'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { useLabels } from '../../providers/labels'
import { type Refused, refusedOf } from '../flow/refused'

/** Brings deleted records back; those that cannot come are told, with the reasons. */
export function useRestore(resource: Resource) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const translate = useTranslate()
  const labels = useLabels()
  const [isPending, setPending] = useState(false)
  const reasonOf = ({ errors, message }: Refused) => {
    const told = Object.entries(errors).map(([path, reason]) => {
      const field = resource.fields.get(path.split('.')[0] ?? '')
      return field ? `${labels.field(field)}: ${reason}` : reason
    })
    return told.length > 0 ? told.join(' · ') : message
  }
  const restore = async (ids: readonly (string | number)[]) => {
    setPending(true)
    const refused = await dataProvider.restore(resource.name, ids)
    await client.invalidateQueries({ queryKey: [resource.name] })
    setPending(false)
    const [first] = refused
    if (first === undefined) return notify('app.trash.restored', { type: 'success' })
    const reason = reasonOf(refusedOf(first))
    notify(translate('app.trash.notRestored', { number: refused.length, reason }), {
      type: 'error',
      autoHideDuration: 10_000,
    })
  }
  return { restore, isPending }
}
