import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { mayAct } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { knowsBulk } from '../../providers/dataProvider/bulk'
import { Button } from '../../ui/controls/Button'
import type { SentRecord } from '../record/useRecord'
import { LazyReassign } from './reassignLater'

/** Hands the records of a person over to another: what is theirs, with counts, for who may delete people. */
export function ReassignButton({ record }: { readonly record: SentRecord }) {
  const resource = useResource()
  const translate = useTranslate()
  const me = useMe()
  const held = useReadOnlyProps()
  const [isOpen, setOpen] = useState(false)
  if (resource.name !== 'users' || !knowsBulk(resource) || !mayAct(resource, me, 'delete'))
    return null
  return (
    <>
      <Button color="inherit" onClick={() => setOpen(true)} {...held}>
        {translate('app.action.reassign')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <LazyReassign record={record} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
