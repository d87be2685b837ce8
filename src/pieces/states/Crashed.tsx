import CloudOff from '@mui/icons-material/CloudOffOutlined'
import Update from '@mui/icons-material/UpdateRounded'
import Warning from '@mui/icons-material/WarningAmberRounded'
import { useTranslate } from 'ra-core'
import { useConnection } from '../../providers/backendContext'
import { Button } from '../Button'
import { FaultReference } from './FaultReference'
import { isMissingChunk } from './missingChunk'
import { State } from './State'
import { useFaultNumber } from './useFaultNumber'

interface CrashedProps {
  readonly error: unknown
  readonly what: 'page' | 'part'
  readonly onRetry: () => void
}

/** What stands in place of what broke; code that is gone means a newer version, or no connection. */
export function Crashed({ error, what, onRetry }: CrashedProps) {
  const translate = useTranslate()
  const connection = useConnection()
  if (isMissingChunk(error)) {
    const isLost = connection === 'lost'
    return (
      <State
        icon={isLost ? CloudOff : Update}
        title={translate(isLost ? 'app.page.notHere' : 'app.page.newVersion')}
        text={translate(isLost ? 'app.page.notHereText' : 'app.page.reloadText')}
      >
        <Button variant="contained" onClick={() => window.location.reload()}>
          {translate('app.page.reload')}
        </Button>
      </State>
    )
  }
  return <Broken error={error} what={what} onRetry={onRetry} />
}

function Broken({ error, what, onRetry }: CrashedProps) {
  const translate = useTranslate()
  const id = useFaultNumber(error)
  return (
    <State
      icon={Warning}
      tone="error"
      title={translate(what === 'page' ? 'app.shell.crashed' : 'app.page.partCrashed')}
      text={translate('app.page.wrongText')}
    >
      <Button variant="contained" onClick={onRetry}>
        {translate('app.common.retry')}
      </Button>
      {id && <FaultReference id={id} />}
    </State>
  )
}
