import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { useCreatePath, useTranslate } from 'ra-core'
import { mayAct } from '../../../model/access/access'
import { useMe } from '../../../providers/backend/backendContext'
import { Button, ButtonLink } from '../../../ui/controls/Button'
import type { Writer } from '../fields/resolver'
import { CopyChanges } from '../merging/CopyText'
import { awaitsConnection } from './useSaveOnReturn'

export interface SaveFailureView {
  /** 0: no answer. */
  readonly status: number
  readonly message: string
  readonly requestId?: string | undefined
  /** The record created earlier by the same idempotency key. */
  readonly made?: string | number
}
interface TroubleProps {
  readonly trouble: SaveFailureView
  readonly writer: Writer
}

/** Why saving failed where no field is at fault; the input stays. */
export function SaveFailure({ trouble, writer }: TroubleProps) {
  const translate = useTranslate()
  const me = useMe()
  const { status, message, requestId, made } = trouble
  const { resource, base } = writer
  const { name } = resource
  const createPath = useCreatePath()
  const { title, text, is } = wordsOf(trouble, writer)
  return (
    <Alert
      severity={is === 'stale' ? 'warning' : 'error'}
      action={
        <>
          {is === 'stale' && <Button type="submit" color="inherit" i18nKey="form.merge.decide" />}
          {is === 'lost' && <CopyChanges writer={writer} />}
          {is === 'lost' && status === 403 && mayAct(resource, me, 'show') && (
            <ButtonLink
              color="inherit"
              to={createPath({
                resource: name,
                type: 'show',
                id: base[resource.key.name] as string,
              })}
              i18nKey="app.action.show"
            />
          )}
          {made !== undefined && (
            <ButtonLink
              color="inherit"
              to={createPath({ resource: name, type: 'edit', id: made })}
              i18nKey="form.draft.open"
            />
          )}
        </>
      }
    >
      <AlertTitle>{translate(title)}</AlertTitle>
      {text ? translate(text) : message}{' '}
      {status !== 0 && requestId && translate('app.page.requestId', { id: requestId })}
    </Alert>
  )
}

interface Words {
  readonly title: string
  /** The server's own message by default. */
  readonly text?: string
  readonly is?: 'stale' | 'lost'
}

function wordsOf(trouble: SaveFailureView, { changed }: Writer): Words {
  const { status, made } = trouble
  const wasThere = changed !== undefined
  if (made !== undefined) return { title: 'form.draft.made' }
  if (status === 412) return { title: 'form.conflictTitle', text: 'form.conflictText', is: 'stale' }
  if (wasThere && status === 404)
    return { title: 'form.merge.goneTitle', text: 'form.merge.kept', is: 'lost' }
  if (wasThere && status === 403)
    return { title: 'form.merge.closedTitle', text: 'form.merge.kept', is: 'lost' }
  if (awaitsConnection(trouble)) return { title: 'app.later.waiting', text: 'form.noAnswer' }
  return { title: 'form.notSaved' }
}
