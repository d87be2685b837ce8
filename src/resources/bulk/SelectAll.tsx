import { useListContext, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { Button } from '../../pieces/Button'
import { useTotal } from '../list/useTotal'
import { MOST } from './bulkLater'

/** Once the page is ticked: all that the filter finds, up to a number that is said. */
export function SelectAll({ onSelect }: { readonly onSelect: () => Promise<void> }) {
  const translate = useTranslate()
  const notify = useNotify()
  const number = useTotal()
  const [busy, setBusy] = useState(false)
  const { data = [], selectedIds, total = Number.POSITIVE_INFINITY } = useListContext()
  const isPageTicked = data.every(({ id }) => selectedIds.includes(id))
  if (!isPageTicked || selectedIds.length >= Math.min(total, MOST)) return null
  const select = () => {
    setBusy(true)
    onSelect()
      .catch((error: Error) => notify(error.message, { type: 'error' }))
      .finally(() => setBusy(false))
  }
  const words = total > MOST ? 'app.bulk.firstOf' : 'app.bulk.allOf'
  return (
    <Button loading={busy} onClick={select}>
      {translate(words, { number, max: MOST })}
    </Button>
  )
}
