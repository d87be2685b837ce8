import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useCreatePath, useTranslate } from 'ra-core'
import { mayAct } from '../../model/access'
import { ButtonLink } from '../../pieces/Button'
import { useMe } from '../../providers/backendContext'
import { CopyChanges } from './merging/CopyChanges'
import type { Writer } from './resolver'
import { awaitsConnection } from './useSaveOnReturn'

export interface TroubleTold {
  /** 0: no answer came. */
  readonly status: number
  readonly message: string
  readonly requestId?: string | undefined
  /** The record that the same intention made before. */
  readonly made?: string | number
}
export interface TroubleProps {
  readonly trouble: TroubleTold
  readonly writer: Writer
}

/** Why nothing was saved, where no field is to blame; what was typed stays. */
export function Trouble({ trouble, writer }: TroubleProps) {
  const translate = useTranslate()
  const { status, message, requestId, made } = trouble
  const createPath = useCreatePath()
  const { title, text, is } = wordsOf(trouble, writer)
  return (
    <Alert
      severity={is === 'stale' ? 'warning' : 'error'}
      action={
        <>
          {is === 'stale' && (
            <Button type="submit" color="inherit">
              {translate('app.merge.decide')}
            </Button>
          )}
          {is === 'lost' && <CopyChanges writer={writer} />}
          {is === 'lost' && status === 403 && <WayOut writer={writer} />}
          {made !== undefined && (
            <ButtonLink
              color="inherit"
              to={createPath({ resource: writer.resource.name, type: 'edit', id: made })}
            >
              {translate('app.draft.open')}
            </ButtonLink>
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

/** To the record as it stands now. */
function WayOut({ writer: { resource, base } }: Pick<TroubleProps, 'writer'>) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const id = base[resource.key.name] as string | number
  if (!mayAct(resource, useMe(), 'show')) return null
  return (
    <ButtonLink color="inherit" to={createPath({ resource: resource.name, type: 'show', id })}>
      {translate('ra.action.show')}
    </ButtonLink>
  )
}

interface Words {
  readonly title: string
  /** The server's own message where none is said. */
  readonly text?: string
  readonly is?: 'stale' | 'lost'
}

function wordsOf(trouble: TroubleTold, { changed }: Writer): Words {
  const { status, made } = trouble
  const wasThere = changed !== undefined
  if (made !== undefined) return { title: 'app.draft.made' }
  if (status === 412)
    return { title: 'app.form.conflictTitle', text: 'app.form.conflictText', is: 'stale' }
  if (wasThere && status === 404)
    return { title: 'app.merge.goneTitle', text: 'app.merge.kept', is: 'lost' }
  if (wasThere && status === 403)
    return { title: 'app.merge.closedTitle', text: 'app.merge.kept', is: 'lost' }
  if (awaitsConnection(trouble)) return { title: 'app.later.waiting', text: 'app.form.noAnswer' }
  return { title: 'app.form.notSaved' }
}
