import Edit from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import { LinkBase, useCreatePath, useTranslate } from 'ra-core'
import { type Can, mayAct } from '../../model/access'
import type { Resource } from '../../model/resource'
import { useMe } from '../../providers/backendContext'
import { DeleteButton } from '../DeleteButton'
import { hasFlow } from '../flow/flowLater'
import { GhostAct } from '../GhostAct'
import { Papers } from '../papers/papersLater'
import { ShareButton } from '../papers/ShareButton'
import { RefusedAct } from '../RefusedAct'
import type { Sent } from '../useRecord'
import { Leads } from './Leads'

interface ShowActionsProps {
  readonly resource: Resource
  readonly record: Sent
}

/** What may be done with this record: the server says so in `_can`. Where it moves through a flow, the next move comes first. */
export function ShowActions({ resource, record }: ShowActionsProps) {
  const translate = useTranslate()
  const me = useMe()
  const createPath = useCreatePath()
  const { _can = { update: true, delete: true } } = record
  const { why = {} }: Pick<Can, 'why'> = _can
  const isEditor = mayAct(resource, me, 'edit')
  const mayEdit = isEditor && _can.update
  const mayDelete = mayAct(resource, me, 'delete')
  return (
    <>
      <Leads resource={resource} record={record} />
      <ShareButton resource={resource} record={record} />
      <Papers resource={resource} record={record} />
      <DeleteButton resource={resource} record={record} />
      {why.delete && <RefusedAct act="delete" reason={why.delete} />}
      {why.update && <RefusedAct act="edit" reason={why.update} />}
      <GhostAct
        resource={resource}
        act="delete"
        isRefused={mayDelete && !_can.delete && !why.delete}
      />
      <GhostAct resource={resource} act="edit" isRefused={isEditor && !mayEdit && !why.update} />
      {mayEdit && (
        <Button
          variant={hasFlow(resource) ? 'outlined' : 'contained'}
          startIcon={<Edit />}
          component={LinkBase}
          to={createPath({ resource: resource.name, type: 'edit', id: record.id })}
        >
          {translate('ra.action.edit')}
        </Button>
      )}
    </>
  )
}
