import SwapHoriz from '@mui/icons-material/SwapHorizOutlined'
import { useState } from 'react'
import { mayAct } from '../../model/access/access'
import type { Resource } from '../../model/fields/resource'
import { useMe } from '../../providers/backend/backendContext'
import {
  type SentRecord,
  useCatalogue,
  useResourceView,
} from '../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { knowsBulk } from '../../providers/dataProvider/bulk'
import { Button } from '../../ui/controls/Button'
import { LazyReassign } from './reassignLater'

/** Whether this person may delete records of a resource, and change a resource that refers to them. */
export function useMayReassign(resource: Resource): boolean {
  const me = useMe()
  const catalogue = useCatalogue()
  const isReferred = catalogue
    .referring(resource.name)
    .some(name => name !== resource.name && mayAct(catalogue.get(name), me, 'edit'))
  return isReferred && knowsBulk(resource) && mayAct(resource, me, 'delete')
}

/** Hands over to another record what refers to this one, for who may delete it and change a resource that refers to it. */
export function ReassignButton({ record }: { readonly record: SentRecord }) {
  const { resource, translate } = useResourceView()
  const held = useReadOnlyProps()
  const [isOpen, setOpen] = useState(false)
  if (!useMayReassign(resource)) return null
  return (
    <>
      <Button
        color="inherit"
        startIcon={<SwapHoriz fontSize="small" />}
        title={translate('app.action.reassign')}
        onClick={() => setOpen(true)}
        {...held}
        i18nKey="app.action.reassign"
      />
      {isOpen && <LazyReassign record={record} onClose={() => setOpen(false)} />}
    </>
  )
}
