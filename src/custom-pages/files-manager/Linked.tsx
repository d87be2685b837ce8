import { useGetOne, useNotify } from 'ra-core'
import { useEffect, useEffectEvent } from 'react'
import type { Sent } from '../../resources/useRecord'
import { reasonOf } from './filesCalls'
import { fileItem } from './items'
import { useManager } from './useManaging'

/** The file that the address names, opened over the place one is at. */
export function Linked({ id }: { readonly id: number }) {
  const { setOpen, go } = useManager()
  const notify = useNotify()
  const { data, error } = useGetOne<Sent>('shared-files', { id }, { retry: false })
  const show = useEffectEvent(() => {
    if (data) setOpen({ is: 'preview', item: fileItem(data) })
    if (error) notify(reasonOf(error), { type: 'error' })
    if (data || error) go({}, true)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is here, or known not to be
  useEffect(() => show(), [data, error])
  return null
}
